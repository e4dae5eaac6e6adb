interface Connection {
  saveData?: boolean;
  type?: string;
}

/** The Network Information API (WICG); not every browser has it. */
export const { connection } = navigator as Navigator & { connection?: Connection };
