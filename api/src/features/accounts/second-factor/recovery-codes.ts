import { createHmac, randomInt } from 'node:crypto';

import { secretKey } from '../../../platform/access/secret';
import type { Transaction } from '../../../platform/database/database';
import { FACTOR_KEY } from './factor-key';
import { RecoveryCode } from './recovery-code.entity';

export const RECOVERY_CODES = 10;
/** No look-alikes. 49 bits, against ten guesses in fifteen minutes. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
export const RECOVERY_CODE_LENGTH = 10;

/** Replaces all; only here in plain text. */
export async function renewCodes(tx: Transaction, userId: number): Promise<string[]> {
  await forgetCodes(tx, userId);
  const codes = Array.from({ length: RECOVERY_CODES }, randomCode);
  const hashes = await Promise.all(codes.map((code) => recoveryCodeHash(tx, userId, code)));
  await tx.manager.insert(
    RecoveryCode,
    hashes.map((codeHash) => ({ userId, codeHash })),
  );
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

export async function forgetCodes(tx: Transaction, userId: number): Promise<void> {
  await tx.manager.delete(RecoveryCode, { userId });
}

/** false: unknown. `code` as in recoveryCodeHash. */
export async function spendCode(tx: Transaction, userId: number, code: string): Promise<boolean> {
  const { affected } = await tx.manager.delete(RecoveryCode, {
    userId,
    codeHash: await recoveryCodeHash(tx, userId, code),
  });
  return affected === 1;
}

/** `code` in lower case, without its hyphen. */
export async function recoveryCodeHash(
  db: Pick<Transaction, 'manager'>,
  userId: number,
  code: string,
): Promise<Buffer> {
  const key = await secretKey(db, FACTOR_KEY);
  return createHmac('sha256', key).update(`recovery ${userId} ${code}`).digest();
}

function randomCode(): string {
  return Array.from({ length: RECOVERY_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
