import { page } from '../arriving-page';

/** For the addresses that no other route has. The server answers them with status 404. */
export const unknownPage = page(async () => (await import('./UnknownPage')).UnknownPage);
