import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

/** OWASP's parameters for argon2id. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Runs on the thread pool. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

const { memoryCost, timeCost, parallelism } = PARAMETERS;

/** Matches no password. */
const NO_PASSWORD = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${bytes(16)}$${bytes(32)}`;

/** Takes the same time without a password. */
export function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  return verify(passwordHash?.startsWith('$argon2') ? passwordHash : NO_PASSWORD, password);
}

function bytes(count: number): string {
  return randomBytes(count).toString('base64').replace(/=+$/, '');
}
