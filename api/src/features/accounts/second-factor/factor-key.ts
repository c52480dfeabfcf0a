/** Name of the clinic's key in `secrets`. */
export const FACTOR_KEY = 'second-factor';
