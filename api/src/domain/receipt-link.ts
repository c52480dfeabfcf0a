const PARAMETER = 'recibo';

/** In the fragment, which browsers put into no request, log or Referer. */
export function withReceipt(path: string, receipt: string): string {
  return `${path}#${PARAMETER}=${receipt}`;
}

/** `hash` includes '#'. Drops punctuation that mail programs add; null: none. */
export function receiptIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get(PARAMETER)?.replace(/[^\w-]+$/, '') ?? null;
}
