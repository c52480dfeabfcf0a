import { isScheduled } from '../../../domain/appointment-status';
import { wallTime } from '../../../domain/clinic-time';
import { enumerated } from '../../../domain/counted';
import { longDate } from '../../../domain/long-date';
import { plural } from '../../../domain/plural';
import { guestRefused } from '../../../platform/access/allow';
import { changesOf } from '../../../platform/changes';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { withinSavepoint } from '../../../platform/database/savepoint';
import { AppError } from '../../../platform/errors/app-error';
import { instantOf } from '../../../platform/validation/instant';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit } from '../../audit/record-audit';
import { assertDuration } from '../../professionals/appointment-duration';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { toAppointment, type AppointmentRow } from '../appointment-row';
import type { Appointment } from '../appointment.object';
import { cancelRight, canMove, canReassign, type CancelRight } from '../appointment.policy';
import { auditLabel } from '../audited-appointment';
import { assertSamePatientConfirmed, type Confirmed } from '../book/same-patient';
import { cancelObstacle } from '../cancellation';
import { assertCancellable } from '../change/cancel-appointment.service';
import { assertNoCancellation, cancellationChange } from '../change/cancellation-reason';
import { changeAppointment, type Changeable } from '../change/change-appointment';
import { placingsOf } from '../change/placings';
import { announceFreedTime, type FreedTime } from '../change/freed-time';
import { requestSeriesMail } from '../mails/series-mails';
import { dropNotices } from '../mails/notices';
import { isTaken, noLongerFree } from './book-series.service';
import { SERIES } from './series.entity';
import type { CancelFollowingInput, MoveFollowingInput, SeenTurnoInput } from './series.inputs';
import type { CancelledFollowing } from './series.objects';
import { lockTurnosOfSeries } from './series-rows';

/** FORBIDDEN; NOT_FOUND; BAD_REQUEST; CONFLICT when one was changed since, or none can be cancelled. */
export async function cancelFollowing(
  ctx: Context,
  { turnos, cancellation }: CancelFollowingInput,
): Promise<CancelledFollowing> {
  return ctx.transact(async (tx) => {
    const rows = await lockTurnosOfSeries(
      tx,
      turnos.map(({ id }) => id),
    );
    const right = rightOf(ctx, rows);
    if (right === 'patient') assertNoCancellation(cancellation);
    const reason = cancellationChange('cancelled', cancellation);
    const left = rows.filter(({ status }) => status !== 'cancelled');
    assertUnchanged(left, turnos);
    const kept = left.filter((row) => cancelObstacle(right, row, ctx.now) !== null);
    const going = left.filter((row) => !kept.includes(row));
    if (going.length === 0 && kept[0]) assertCancellable(ctx, kept[0], right);
    // Locks all at once: row by row, triggers would wait for a room while holding the professional.
    await lockOccupancy(ctx, tx, {
      roomIds: going.map(({ roomId }) => roomId),
      professionalIds: going.map(({ professionalId }) => professionalId),
    });
    const freedTogether: FreedTime[] = [];
    for (const row of going) {
      const given = { status: 'cancelled', ...reason } as const;
      await changeAppointment(ctx, tx, row, given, null, { tellsPatient: right === 'staff', freedTogether });
    }
    await announceFreedTime(ctx, tx, freedTogether);
    if (going.length > 0) {
      if (right === 'patient') await endNoticeWaits(tx, going);
      await recordChange(ctx, tx, rows[0]!, { cancelled: going.length });
    }
    const isKept = new Set(kept.map(({ id }) => id));
    const changed = await lockTurnosOfSeries(
      tx,
      rows.map(({ id }) => id),
    );
    return {
      cancelled: changed.filter(({ id }) => !isKept.has(id)).map(toAppointment),
      kept: kept.map(toAppointment),
    };
  });
}

async function endNoticeWaits(tx: Transaction, rows: readonly AppointmentRow[]): Promise<void> {
  await dropNotices(
    tx,
    rows.map(({ id }) => id),
  );
  await requestSeriesMail(tx, 'cancelled', rows);
}

/**
 * All or none. FORBIDDEN; NOT_FOUND; BAD_REQUEST; CONFLICT when one was changed since, on the first taken time, or as
 * assertSamePatientConfirmed.
 */
export async function moveFollowing(
  ctx: Context,
  { turnos, professionalId, durationMinutes }: MoveFollowingInput,
  confirmedAppointments: Confirmed = null,
): Promise<Appointment[]> {
  assertDuration(durationMinutes);
  return ctx.transact(async (tx) => {
    const rows = await lockTurnosOfSeries(
      tx,
      turnos.map(({ id }) => id),
    );
    const moves = rows.map((row, index): Moving => {
      assertMayMove(ctx, row, professionalId ?? row.professionalId);
      const place = `turnos.${index}`;
      const { startTime, roomId } = turnos[index]!;
      const start = instantOf(`${place}.startTime`, startTime, row.zone);
      const given = {
        start,
        roomId,
        professionalId: professionalId ?? row.professionalId,
        durationMinutes: durationMinutes ?? row.durationMinutes,
      };
      return { row, place, start, given };
    });
    const left = moves.filter(({ row, given }) => Object.keys(changesOf<Changeable>(row, given)).length > 0);
    assertUnchanged(
      left.map(({ row }) => row),
      turnos,
    );
    await lockOccupancy(ctx, tx, {
      roomIds: left.flatMap(({ row, given }) => [row.roomId, given.roomId]),
      professionalIds: left.flatMap(({ row, given }) => [row.professionalId, given.professionalId]),
    });
    await moveEach(ctx, tx, left);
    const placings = placingsOf(left.map(({ row, given }) => ({ before: row, after: { ...row, ...given } })));
    await assertSamePatientConfirmed(ctx, tx, placings, confirmedAppointments);
    if (left.length > 0) await recordChange(ctx, tx, rows[0]!, { moved: left.length });
    const changed = await lockTurnosOfSeries(
      tx,
      rows.map(({ id }) => id),
    );
    return changed.map(toAppointment);
  });
}

interface Moving {
  row: AppointmentRow;
  place: string;
  /** Epoch minute. */
  start: number;
  given: Pick<Changeable, 'start' | 'roomId' | 'professionalId' | 'durationMinutes'>;
}

/** Retries refused moves: one may go where the next has yet to leave. */
async function moveEach(ctx: Context, tx: Transaction, moves: readonly Moving[]): Promise<void> {
  const freedTogether: FreedTime[] = [];
  let left = moves;
  while (left.length > 0) {
    const refused: Moving[] = [];
    for (const move of left) {
      try {
        await withinSavepoint(tx, () => changeAppointment(ctx, tx, move.row, move.given, null, { freedTogether }));
      } catch (error) {
        if (!isTaken(error)) throw error;
        refused.push(move);
      }
    }
    if (refused.length === left.length) throw noLongerFree(refused, refused[0]!.row.zone);
    left = refused;
  }
  await announceFreedTime(ctx, tx, freedTogether);
}

function assertMayMove(ctx: Context, row: AppointmentRow, professionalId: number): void {
  if (!canMove(ctx.actor, row.professionalId)) throw new AppError('FORBIDDEN', 'Sin permisos para mover este turno');
  if (professionalId !== row.professionalId && !canReassign(ctx.actor)) {
    throw new AppError('FORBIDDEN', 'Sin permisos para pasar este turno a otro profesional');
  }
  if (isScheduled(row.status)) return;
  throw new AppError('CONFLICT', `Ya no se puede mover el turno del ${nameOf(row)}`);
}

/** The weakest, because some turnos may be reassigned. */
function rightOf(ctx: Context, rows: readonly AppointmentRow[]): CancelRight {
  const rights = rows.map((row) => cancelRight(ctx.actor, row));
  if (rights.every((right) => right === 'staff')) return 'staff';
  if (rights.every((right) => right !== null)) return 'patient';
  if (ctx.actor.kind === 'guest') throw guestRefused(ctx.actor);
  throw new AppError('FORBIDDEN', 'Sin permisos para cancelar estos turnos');
}

/** CONFLICT names each. */
function assertUnchanged(rows: readonly AppointmentRow[], seen: readonly SeenTurnoInput[]): void {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const changed = rows.filter(({ id, version }) => versions.get(id) !== version);
  if (changed.length === 0) return;
  const [one, many] = ['Alguien cambió mientras tanto el turno', 'Alguien cambió mientras tanto los turnos'];
  const names = enumerated(changed.map((row) => `del ${nameOf(row)}`));
  throw new AppError('CONFLICT', `${plural(changed.length, one, many)} ${names}. No se guardó nada: revisá la lista`);
}

function nameOf({ zone, start }: AppointmentRow): string {
  return `${longDate(zone, start)} a las ${wallTime(zone, start)}`;
}

function recordChange(
  ctx: Context,
  tx: Transaction,
  row: AppointmentRow,
  change: { moved: number } | { cancelled: number },
): Promise<void> {
  return recordAudit(ctx, tx, {
    action: 'updated',
    entity: SERIES,
    entityId: row.seriesId!,
    called: auditLabel(row),
    changes: changesBetween(SERIES, {}, change),
  });
}
