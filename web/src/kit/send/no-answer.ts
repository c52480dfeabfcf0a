/** Reason for a previous page's attempt; see bannerText. */
export const NO_ANSWER = 'no llegó la respuesta';
