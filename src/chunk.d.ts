/** The address of the module as a script of its own (scripts/chunk-address.ts). */
declare module "*?chunk" {
  const address: string;
  export default address;
}
