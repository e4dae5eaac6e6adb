declare module "compression";
