declare global {
  interface Window {
    /** Read by goober, inside notistack. */
    __nonce__?: string;
  }
}

const PLACEHOLDER = '__CSP_NONCE__';

/** Gives style libraries the server's nonce, from the page that the server sent; undefined in development. */
export function adoptNonce(): string | undefined {
  // oxlint-disable-next-line turnero-focus/document-queries -- index.html is not React's.
  const nonce = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content');
  if (!nonce || nonce === PLACEHOLDER) return undefined;
  window.__nonce__ = nonce;
  return nonce;
}
