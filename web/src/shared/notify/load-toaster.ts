/**
 * What shows toasts, in a file of its own that the first page does without. Rejects when it cannot be had;
 * a page on which the connection may be lost asks for it early.
 */
export const loadToaster = () => import('./Toaster').then(({ Toaster }) => Toaster);
