import { option } from './option';

/** Without a trailing slash; known once the server listens. */
export const PUBLIC_URL = option<() => string>(() => '');
