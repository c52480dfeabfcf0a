export const NEAR = 'True if no item has the searched words, and these have words one typing error away.';
