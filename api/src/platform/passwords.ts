import { hash, verify } from '@node-rs/argon2';

/** argon2id, the library's default variant, with OWASP's parameters: 19 MiB, two passes. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Runs on the thread pool, off the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/** False too for an account without a password, whose hash is none. */
export async function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return passwordHash.startsWith('$argon2') && verify(passwordHash, password);
}
