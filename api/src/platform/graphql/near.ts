/** The description of `isNear`, on pages of lists that are searched. */
export const NEAR = 'Whether nothing has the searched words, and these have words one typing error away from them.';
