/** Apollo's client with its cache, in a file of their own: what the landing shows first comes with the page. */
export const clientFile = () => import('./apollo');
