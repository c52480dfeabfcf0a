/** Apollo in its own file: the landing's first data comes with the page. */
export const clientFile = () => import('./apollo');
