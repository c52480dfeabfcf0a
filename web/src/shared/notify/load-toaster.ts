/** What shows toasts, in a file of its own that the first page does without. Rejects when it cannot be had now. */
export const loadToaster = async () => (await import('./Toaster')).Toaster;
