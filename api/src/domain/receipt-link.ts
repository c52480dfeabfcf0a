const PARAMETER = 'recibo';

/** A page's path with a receipt in its fragment, which browsers put into no request, log or Referer. */
export function withReceipt(path: string, receipt: string): string {
  return `${path}#${PARAMETER}=${receipt}`;
}

/** Of a fragment, '#' included, without the punctuation that mail programs take for a part of a link; null without one. */
export function receiptIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get(PARAMETER)?.replace(/[^\w-]+$/, '') ?? null;
}
