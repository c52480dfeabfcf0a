import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { AppError, invalid } from '../../platform/errors/app-error';
import { setAppointmentStatus } from '../appointments/change/appointment-status.service';
import { moveToOwnTime } from '../appointments/overbooking/move-to-own-time.service';
import { canManageProfessional } from '../professionals/professional.policy';
import type { HeldBooking } from '../rooms/held-booking';
import { clinicSettingsIn } from '../settings/settings.service';
import { CHANGES, type AbsenceCancellationInput, type AbsenceMoveInput } from './absence.inputs';
import type { AbsenceChange, AbsenceChanges } from './absence.objects';
import { keepRows, readBoard, type Absence } from './board-rows';
import { refusalOf } from './refusal-of';

/**
 * Moves turnos one by one, each in its own transaction, to slots still on offer, in another room if theirs is taken. An
 * overbooking becomes a normal turno. FORBIDDEN; BAD_REQUEST.
 */
export async function applyProposals(
  ctx: Context,
  professionalId: number,
  date: string,
  moves: readonly AbsenceMoveInput[],
): Promise<AbsenceChanges> {
  return changeEach(ctx, { professionalId, date }, 'moves', moves, (move) => {
    const { appointmentId, expectedVersion, confirmedAppointments = null, ...place } = move;
    return moveToOwnTime(ctx, appointmentId, place, expectedVersion, { ...ON_OFFER, confirmedAppointments });
  });
}

/** Cancels turnos one by one, each in its own transaction; the mail gives the reason. FORBIDDEN; BAD_REQUEST. */
export async function cancelForAbsence(
  ctx: Context,
  professionalId: number,
  date: string,
  cancellations: readonly AbsenceCancellationInput[],
): Promise<AbsenceChanges> {
  const cancellation = { reason: 'professional_unavailable', tellPatient: true } as const;
  return changeEach(ctx, { professionalId, date }, 'cancellations', cancellations, ({ appointmentId, ...seen }) =>
    setAppointmentStatus(ctx, appointmentId, 'cancelled', { ...seen, cancellation }),
  );
}

async function changeEach<Requested extends { appointmentId: string }>(
  ctx: Context,
  absence: Absence,
  field: string,
  requested: readonly Requested[],
  change: (one: Requested) => Promise<unknown>,
): Promise<AbsenceChanges> {
  assertCan(canManageProfessional(ctx.actor, absence.professionalId, 'appointments'));
  if (requested.length < CHANGES.minItems) throw invalid(field, 'Elegí al menos un turno');
  if (requested.length > CHANGES.maxItems) throw invalid(field, `Elegí ${CHANGES.maxItems} turnos como máximo`);
  const onBoard = await keepBoard(ctx, absence);
  const changes: AbsenceChange[] = [];
  for (const one of requested) {
    const { appointmentId } = one;
    const refusal = onBoard.has(appointmentId) ? await refusalOf(() => change(one)) : NOT_ON_BOARD;
    const unconfirmed = (refusal?.unconfirmed ?? []) as readonly object[] as readonly HeldBooking[];
    changes.push({ appointmentId, done: refusal === null, reason: refusal?.message ?? null, unconfirmed });
  }
  return { ...absence, changes };
}

/** Records the whole board before the first change. */
function keepBoard(ctx: Context, absence: Absence): Promise<Set<string>> {
  return ctx.transact(async (tx) => {
    const { timeZone } = await clinicSettingsIn(tx);
    const { rows } = await readBoard(tx, absence, timeZone);
    await keepRows(tx, absence, rows);
    return new Set(rows.map(({ turno }) => turno.id));
  });
}

const ON_OFFER = { onlyOnOffer: true, inAnyRoom: true };

const NOT_ON_BOARD = new AppError('CONFLICT', 'Este turno ya no está entre los de la ausencia');
