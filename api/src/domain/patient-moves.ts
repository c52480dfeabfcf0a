/** Times that its patient may move one turno (ADR 141). */
export const MOST_PATIENT_MOVES = 3;
