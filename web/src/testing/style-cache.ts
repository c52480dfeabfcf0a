import { createStyleCache } from '../app/providers';

/** Shared by all pages of a suite, so that Material UI's styles are made once. */
export const styleCache = createStyleCache(undefined);
