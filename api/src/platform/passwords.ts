import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

import { tidyPassword } from '../domain/tidy-text';

/** OWASP's values for argon2id. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** On the thread pool. */
export function hashPassword(password: string): Promise<string> {
  return hash(tidyPassword(password), PARAMETERS);
}

const { memoryCost, timeCost, parallelism } = PARAMETERS;

/** Matches no password. */
const NO_PASSWORD = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${bytes(16)}$${bytes(32)}`;

/** Takes equally long without a password. Older hashes are of untidied passwords. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const stored = passwordHash?.startsWith('$argon2') ? passwordHash : NO_PASSWORD;
  const tidied = tidyPassword(password);
  return (await verify(stored, tidied)) || (tidied !== password && verify(stored, password));
}

function bytes(count: number): string {
  return randomBytes(count).toString('base64').replace(/=+$/, '');
}
