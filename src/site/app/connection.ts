/** The Network Information API, which only Chromium has. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** In megabits per second. */
  downlink?: number;
}

/** On a faster connection than this, the scripts of a page load in about 200 ms. */
const fastMegabits = 5;

function readConnection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** Returns true if the visitor has asked browsers to save data (Save-Data). */
export function savesData(): boolean {
  return readConnection().saveData ?? false;
}

/** Returns true if the connection is known to be fast. */
export function isFast(): boolean {
  const { effectiveType, downlink = 0 } = readConnection();
  return effectiveType === '4g' && downlink >= fastMegabits && !savesData();
}
