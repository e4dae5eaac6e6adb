// Preloaded into a build (node --import), this moves its clock five years and six hours ahead.
const later = 5 * 365.25 * 24 * 3600 * 1000;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (_, args, target) =>
    Reflect.construct(RealDate, args.length > 0 ? args : [RealDate.now() + later], target),
  get: (_, name) =>
    name === "now" ? () => RealDate.now() + later : Reflect.get(RealDate, name, RealDate),
});
