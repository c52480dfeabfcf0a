import { option } from './option';

/** Public URL of the clinic, without a trailing slash; known once the server listens. */
export const PUBLIC_URL = option<() => string>(() => '');
