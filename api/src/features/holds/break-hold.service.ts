import { wallTime, dateOf } from '../../domain/clinic-time';
import { dateText } from '../../domain/date-text';
import { floorToMinute } from '../../domain/epoch-minute';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { notFound } from '../../platform/errors/app-error';
import { isUuid } from '../../platform/validation/uuid';
import { changesBetween } from '../audit/audited-change';
import { recordAudit } from '../audit/record-audit';
import { canManageProfessional } from '../professionals/professional.policy';
import { readProfessional } from '../professionals/professional.service';
import { lockOccupancy } from '../rooms/lock-occupancy';
import { clinicSettingsIn } from '../settings/settings.service';
import { HOLD, Hold } from './hold.entity';
import { HOLD_BROKEN } from './hold-owners';
import { heldNoMore } from './hold.service';

/** FORBIDDEN for another professional's; NOT_FOUND; CONFLICT when taken. */
export async function breakHold(ctx: Context, id: string, given: string): Promise<true> {
  const reason = given.trim();
  await ctx.transact(async (tx) => {
    const hold = isUuid(id) ? await tx.manager.findOneBy(Hold, { id }) : null;
    if (!hold) throw notFound('Ese horario ya no está reservado');
    assertCan(canManageProfessional(ctx.actor, hold.professionalId, 'appointments', 'waiting_list'));
    await lockOccupancy(ctx, tx, { roomIds: [hold.roomId], professionalIds: [hold.professionalId] });
    const { affected } = await tx.manager.delete(Hold, { id });
    if (affected !== 1) throw heldNoMore();
    const { timeZone } = await clinicSettingsIn(tx);
    const { name } = await readProfessional(tx, hold.professionalId);
    const start = floorToMinute(hold.startsAt);
    await recordAudit(ctx, tx, {
      action: 'deleted',
      entity: HOLD,
      entityId: id,
      called: `${dateText(dateOf(timeZone, start))} ${wallTime(timeZone, start)}, ${name}`,
      changes: changesBetween<{ reason: string }>(HOLD, null, { reason }),
    });
    for (const notify of HOLD_BROKEN.parts) await notify(ctx, tx, { hold, reason });
  });
  return true;
}
