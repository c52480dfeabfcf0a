import { createHmac } from 'node:crypto';

import { secretKey } from '../../../platform/access/secret';
import { hashToken } from '../../../platform/access/session-token';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { FACTOR_KEY } from './factor-key';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;

export function seedOf(challenge: string): Buffer {
  return hashToken(challenge);
}

/** Base 32, derived from the clinic's key; stored nowhere. */
export async function authenticatorSecret(
  db: Pick<Transaction, 'manager'>,
  { userId, seed }: { userId: number; seed: Buffer },
): Promise<string> {
  const key = await secretKey(db, FACTOR_KEY);
  const bytes = createHmac('sha256', key).update(`authenticator ${userId} `).update(seed).digest();
  const { ScureBase32Plugin } = otplib();
  return new ScureBase32Plugin().encode(bytes.subarray(0, SECRET_BYTES));
}

/** For the QR code. */
export function authenticatorUri(clinic: string, email: string, secret: string): string {
  return otplib().generateURI({ issuer: clinic, label: email, secret });
}

/** The code's 30-second step, one around now; otherwise null. */
export async function stepOf({ now }: Pick<Context, 'now'>, secret: string, code: string): Promise<number | null> {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await otplib().verify({ secret, token: code, epoch, epochTolerance: PERIOD_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** Lazy: most requests do not need it. */
function otplib(): typeof import('otplib') {
  return require('otplib') as typeof import('otplib');
}
