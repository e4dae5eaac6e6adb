/**
 * Whether to download nothing that the visitor did not ask for. Uses the Network Information API
 * (WICG), which not every browser has; it also works in a worker.
 */
export function isMetered(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || connection?.type === "cellular";
}
