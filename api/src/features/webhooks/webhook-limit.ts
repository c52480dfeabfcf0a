/** Of a clinic. */
export const MOST_ENDPOINTS = 20;
