export const loadToaster = async () => (await import('./Toaster')).Toaster;
