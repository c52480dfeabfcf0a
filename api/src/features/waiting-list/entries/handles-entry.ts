import type { Context } from '../../../platform/context';
import { professionalLoader } from '../../professionals/professional.service';
import { canHandleEntry, type Asked } from '../waiting-list.policy';

export async function handlesEntry(ctx: Context, row: Asked): Promise<boolean> {
  return canHandleEntry(ctx.actor, row, await ownSpecialty(ctx));
}

export async function ownSpecialty(ctx: Context): Promise<number | null> {
  const professionalId = ctx.actor.kind === 'guest' ? null : ctx.actor.professionalId;
  if (professionalId === null) return null;
  return (await professionalLoader(ctx).load(professionalId))?.specialtyId ?? null;
}
