import { option } from './option';

/** Where people reach the clinic, without a final slash; known once the server listens. */
export const PUBLIC_URL = option<() => string>(() => '');
