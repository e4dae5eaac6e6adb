/** The file of About's photo, if there is one (build/content.ts). */
declare module "virtual:photo" {
  const photo: import("astro").ImageMetadata | undefined;
  export default photo;
}
