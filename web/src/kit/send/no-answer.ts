/** Why nobody knows what became of an attempt of a page that has gone; see bannerText. */
export const NO_ANSWER = 'no llegó la respuesta';
