import { userIdOf } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { notFound } from '../../platform/errors/app-error';
import { trimmed } from '../../platform/validation/text';
import { assertVersion } from '../../platform/versions';
import { canManageProfessional } from '../professionals/professional.policy';
import { clinicSettingsIn } from '../settings/settings.service';
import { User } from '../users/user.entity';
import { AbsenceEntryEntity } from './absence-entry.entity';
import type { AbsenceContactInput } from './absence.inputs';
import type { AbsenceContact } from './absence.objects';
import { keepRows, readBoard, type Absence } from './board-rows';
import { toContact } from './board.service';

/**
 * An equal contact succeeds at any version. FORBIDDEN; NOT_FOUND for a turno not on the board; CONFLICT with the
 * present contact for another version.
 */
export async function recordContact(
  ctx: Context,
  absence: Absence,
  appointmentId: string,
  { state, note }: AbsenceContactInput,
  expectedVersion?: number | null,
): Promise<AbsenceContact> {
  assertCan(canManageProfessional(ctx.actor, absence.professionalId, 'appointments'));
  return ctx.transact(async (tx) => {
    const { timeZone } = await clinicSettingsIn(tx);
    const { rows } = await readBoard(tx, absence, timeZone);
    const row = rows.find(({ turno }) => turno.id === appointmentId);
    if (!row) throw notFound('Este turno ya no está entre los de la ausencia');
    await keepRows(tx, absence, [row]);

    const key = { ...absence, appointmentId };
    const lock = { mode: 'pessimistic_write' } as const;
    const entry = await tx.manager.findOneOrFail(AbsenceEntryEntity, { where: key, lock });
    const contactNote = note === undefined ? entry.contactNote : trimmed(note);
    const shown = async (it: AbsenceEntryEntity) => {
      const contactBy = it.contactById === null ? null : await tx.manager.findOneBy(User, { id: it.contactById });
      return toContact(absence, row.turno, { ...it, contactBy }, timeZone);
    };
    if (entry.contactState === state && entry.contactNote === contactNote) return shown(entry);
    assertVersion(await shown(entry), expectedVersion);
    const changes = {
      contactState: state,
      contactNote,
      contactAt: ctx.now,
      contactById: userIdOf(ctx.actor),
      version: entry.version + 1,
    };
    await tx.manager.update(AbsenceEntryEntity, key, changes);
    return shown({ ...entry, ...changes });
  });
}
