import { createStyleCache } from '../app/providers';

/** Of all pages that a suite draws: what one brought of Material UI's styles, the next has. */
export const styleCache = createStyleCache(undefined);
