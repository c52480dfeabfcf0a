const PARAMETER = 'recibo';

/** A path with a receipt in its fragment, which browsers put into no request, log or Referer. */
export function withReceipt(path: string, receipt: string): string {
  return `${path}#${PARAMETER}=${receipt}`;
}

/** The receipt of a fragment ('#' included), without punctuation that mail programs add to links; null: none. */
export function receiptIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get(PARAMETER)?.replace(/[^\w-]+$/, '') ?? null;
}
