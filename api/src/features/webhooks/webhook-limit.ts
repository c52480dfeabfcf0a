/** Per clinic. */
export const MOST_ENDPOINTS = 20;
