import { createHmac, randomInt } from 'node:crypto';

import { secretKey } from '../../../platform/access/secret';
import type { Transaction } from '../../../platform/database/database';
import { FACTOR_KEY } from './factor-key';
import { RecoveryCode } from './recovery-code.entity';

export const RECOVERY_CODES = 10;
/** None that look alike. Ten of them are 49 bits, guessed ten times in fifteen minutes. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
export const RECOVERY_CODE_LENGTH = 10;

/** New ones, told only here; those of before work no more. */
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

/** Uses a code up; false when it is none of theirs. In lower case, without its hyphen. */
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
