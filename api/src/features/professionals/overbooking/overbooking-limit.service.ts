import { In } from 'typeorm';

import type { Context } from '../../../platform/context';
import { defineLoader } from '../../../platform/loaders';
import { summaryOf } from '../../activity/activity-summary';
import { recordActivity } from '../../activity/record-activity';
import { lockProfessional } from '../lock-professional';
import { ProfessionalEntity } from '../professional.entity';
import type { Professional } from '../professional.object';
import { readProfessional } from '../professional.service';
import type { OverbookingLimitArgs } from './overbooking-limit.args';

/** 0 for unknown ids. */
export const overbookingLimitLoader = defineLoader<number, number>(async (ctx, ids) => {
  const found = await ctx.db.manager.find(ProfessionalEntity, {
    select: { id: true, overbookingsPerHour: true },
    where: { id: In([...ids]) },
  });
  const byId = new Map(found.map(({ id, overbookingsPerHour }) => [id, overbookingsPerHour]));
  return ids.map((id) => byId.get(id) ?? 0);
});

/** For future overbookings. Has no version: the last save wins, and retries change nothing. FORBIDDEN; NOT_FOUND. */
export async function setOverbookingLimit(
  ctx: Context,
  { professionalId, perHour }: OverbookingLimitArgs,
): Promise<Professional> {
  return ctx.transact(async (tx) => {
    const { overbookingsPerHour: before } = await lockProfessional(ctx, tx, professionalId, 'rooms');
    if (before !== perHour) {
      await tx.manager.update(ProfessionalEntity, professionalId, { overbookingsPerHour: perHour });
      const change = { what: 'sobreturnos por hora', before: String(before), after: String(perHour) };
      await recordActivity(ctx, tx, { professionalId, action: 'profile_updated', summary: summaryOf([change]) });
    }
    return readProfessional(tx, professionalId);
  });
}
