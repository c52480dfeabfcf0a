/** Why the outcome of a previous page's attempt is unknown; see bannerText. */
export const NO_ANSWER = 'no llegó la respuesta';
