declare global {
  interface Window {
    /** Read by goober, the style engine inside notistack. */
    __nonce__?: string;
  }
}

const PLACEHOLDER = '__CSP_NONCE__';

/** The nonce the server wrote into this page, handed on to libraries that make style elements; undefined in development. */
export function adoptNonce(): string | undefined {
  const nonce = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content');
  if (!nonce || nonce === PLACEHOLDER) return undefined;
  window.__nonce__ = nonce;
  return nonce;
}
