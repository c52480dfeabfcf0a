/** Whether the person has asked the browser or the phone to load no more than is needed. Browsers that cannot tell say no. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
