import { option } from './option';

/** No trailing slash; known once the server listens. */
export const PUBLIC_URL = option<() => string>(() => '');
