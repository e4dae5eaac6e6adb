interface Connection {
  saveData?: boolean;
  type?: string;
}

/** What the browser tells of the connection (WICG, Network Information); not every one does. */
export const { connection } = navigator as Navigator & { connection?: Connection };
