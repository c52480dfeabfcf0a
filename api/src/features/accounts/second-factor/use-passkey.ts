import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { invalid } from '../../../platform/errors/app-error';
import { credentialIn, usedPasskey, type PasskeyUse } from './passkey';
import { SecondFactor } from './second-factor.entity';

/** Stores the use. BAD_REQUEST on `response`. */
export async function usePasskey(ctx: Context, tx: Transaction, userId: number, use: PasskeyUse): Promise<void> {
  const passkey = await tx.manager.findOne(SecondFactor, {
    select: { id: true, credentialId: true, publicKey: true, counter: true, transports: true },
    where: { credentialId: credentialIn(use.response), userId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!passkey) throw passkeyUnknown();
  const changed = await usedPasskey(ctx, use, passkey);
  await tx.manager.update(SecondFactor, passkey.id, { ...changed, lastUsedAt: ctx.now });
}

export function passkeyUnknown(): Error {
  return invalid('response', 'Esa llave de acceso no es de ninguna cuenta de la clínica, o se quitó');
}
