declare global {
  interface Window {
    /** Read by goober, inside notistack. */
    __nonce__?: string;
  }
}

const PLACEHOLDER = '__CSP_NONCE__';

/**
 * The server's nonce for styles, from the page that it sent; undefined in development. Call it before notistack loads,
 * which writes styles at once.
 */
export function adoptNonce(): string | undefined {
  // oxlint-disable-next-line turnero-focus/document-queries -- index.html is not React's.
  const nonce = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content');
  if (!nonce || nonce === PLACEHOLDER) return undefined;
  window.__nonce__ = nonce;
  return nonce;
}
