/** Per browser: whether the desk prints each receipt. */
const STORED = 'turnero.receipts';

export function printsReceipts(): boolean {
  try {
    return localStorage.getItem(STORED) === 'on';
  } catch {
    return false;
  }
}

export function keepPrints(prints: boolean): void {
  try {
    if (prints) localStorage.setItem(STORED, 'on');
    else localStorage.removeItem(STORED);
  } catch {
    // Blocked storage: the box starts empty again.
  }
}
