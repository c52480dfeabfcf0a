import { isScheduled } from '../../../domain/appointment-status';
import { dateOf, momentText } from '../../../domain/clinic-time';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { takenError } from '../../../platform/errors/database-error';
import { createOnce } from '../../../platform/idempotency';
import { instantOf } from '../../../platform/validation/instant';
import type { AppointmentRow } from '../../appointments/appointment-row';
import { readAppointment } from '../../appointments/appointment.service';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit } from '../../audit/record-audit';
import { DEFAULT_DURATION_MINUTES } from '../../professionals/appointment-duration';
import { assertMayGetTurno } from '../../patients/assert-may-get-turno';
import { canManageProfessional } from '../../professionals/professional.policy';
import { readProfessional } from '../../professionals/professional.service';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { WAITING_LIST_ENTRY, type WaitingListEntryEntity } from '../entries/entry.entity';
import type { OfferToEntryInput } from '../entries/entry.inputs';
import type { WaitingListEntry } from '../entries/entry.object';
import { auditLabel, lockEntry, readEntry, toEntry } from '../entries/entry-rows';
import { handlesEntry } from '../entries/handles-entry';
import { keepsForSamePatient } from '../entries/kept-turno';
import { isSuspended } from '../entries/suspended';
import { waitingListRules } from '../settings/waiting-list-settings.service';
import { ENTRY_MAY_ASK } from './candidates.sql';
import { sendOffers } from './send-offers';
import { newFreedSlot } from './new-freed-slot';
import { WaitingListOfferEntity } from './offer.entity';

/**
 * Regardless of the entry's hours. Idempotent by key. NOT_FOUND; FORBIDDEN; BAD_REQUEST. CONFLICT when the slot is
 * taken or too near, or the entry has no e-mail, has ended, has an open offer or keeps an earlier appointment. CONFLICT
 * also for a deceased patient, and for an account that may not ask.
 */
export async function offerByHand(
  ctx: Context,
  id: string,
  input: OfferToEntryInput,
  key?: string | null,
): Promise<WaitingListEntry> {
  const { professionalId } = input;
  assertCan(
    canManageProfessional(ctx.actor, professionalId, 'waiting_list') &&
      (await handlesEntry(ctx, await readEntry(ctx.db, id))),
  );
  const offered = await createOnce<WaitingListEntryEntity>(ctx, {
    key,
    request: ['offerToWaitingListEntry', id, { ...input }],
    id,
    create: (tx) => offerIn(ctx, tx, id, input),
    load: () => readEntry(ctx.db, id),
  });
  return toEntry(ctx, offered);
}

async function offerIn(
  ctx: Context,
  tx: Transaction,
  id: string,
  { professionalId, roomId, startTime }: OfferToEntryInput,
): Promise<WaitingListEntryEntity> {
  const entry = await lockEntry(tx, id);
  await lockOccupancy(ctx, tx, { roomIds: [roomId], professionalIds: [professionalId] });
  const rules = await waitingListRules(tx);
  const start = instantOf('startTime', startTime, rules.zone);
  const kept = await keptBy(tx, entry);
  await assertCanBeOffered(tx, entry, kept, start);
  await assertMayGetTurno(ctx, tx, entry.patientId, dateOf(rules.zone, start));
  const { defaultDurationMinutes } = await readProfessional(tx, professionalId);
  const durationMinutes = kept?.durationMinutes ?? defaultDurationMinutes ?? DEFAULT_DURATION_MINUTES;
  const freedSlot = newFreedSlot(ctx, tx, { professionalId, roomId, start, durationMinutes }, null);
  const asked = await sendOffers(ctx, tx, freedSlot, { rules, from: ctx.now, entryIds: [id] });
  if (asked === 'free') throw takenError();
  if (asked === 'too_late') throw new AppError('CONFLICT', 'Falta muy poco para ese horario: llamá al paciente');
  await recordAudit(ctx, tx, {
    action: 'updated',
    entity: WAITING_LIST_ENTRY,
    entityId: id,
    called: await auditLabel(tx, entry),
    changes: changesBetween(WAITING_LIST_ENTRY, {}, { offered: momentText(rules.zone, start) }),
  });
  return entry;
}

/** null: none, or not upcoming. */
async function keptBy(tx: Transaction, { keptAppointmentId }: WaitingListEntryEntity): Promise<AppointmentRow | null> {
  if (keptAppointmentId === null) return null;
  const kept = await readAppointment(tx, keptAppointmentId);
  return isScheduled(kept.status) ? kept : null;
}

async function assertCanBeOffered(
  tx: Transaction,
  entry: WaitingListEntryEntity,
  kept: AppointmentRow | null,
  start: number,
): Promise<void> {
  const { id, status, patientUserId, patientEmail } = entry;
  if (status !== 'active') throw new AppError('CONFLICT', 'Ese lugar en la lista de espera ya terminó');
  if (patientEmail === null) {
    throw new AppError('CONFLICT', 'No tiene correo para recibir el ofrecimiento. Llamá al paciente y creale el turno');
  }
  if (await isSuspended(tx, { patientUserId })) {
    throw new AppError('CONFLICT', 'La cuenta del paciente está suspendida: no puede aceptar');
  }
  const [rules] = await tx.rows(ENTRY_MAY_ASK, [id]);
  if (!rules?.mayAsk) {
    throw new AppError('CONFLICT', 'No puede pedir este turno por internet. Llamá al paciente y creale el turno');
  }
  if (kept !== null && !keepsForSamePatient(entry, kept)) {
    throw new AppError('CONFLICT', 'El turno que conservaba pasó a otra persona: sacala de la lista');
  }
  if (kept !== null && kept.start <= start) {
    throw new AppError('CONFLICT', 'El turno que ya tiene es antes que ese horario', { field: 'startTime' });
  }
  const hasOpen = await tx.manager.existsBy(WaitingListOfferEntity, { entryId: id, outcome: 'pending' });
  if (hasOpen) throw new AppError('CONFLICT', 'Ya tiene un horario ofrecido, que todavía no respondió');
}
