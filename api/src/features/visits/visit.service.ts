import { Any } from 'typeorm';

import { holdsTime, isScheduled } from '../../domain/appointment-status';
import { dateOf, toMinuteIso, wallTime } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { stepOf, ticketCode, withoutStep, withStep, type VisitStep, type VisitTimes } from '../../domain/visit';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { defineLoader } from '../../platform/loaders';
import { assertVersion } from '../../platform/versions';
import { toAppointment, type AppointmentRow } from '../appointments/appointment-row';
import type { Appointment } from '../appointments/appointment.object';
import { canSetStatus } from '../appointments/appointment.policy';
import { auditLabel } from '../appointments/audited-appointment';
import { changeAppointment } from '../appointments/change/change-appointment';
import { lockAppointment } from '../appointments/change/lock-appointment';
import { changesBetween } from '../audit/audited-change';
import { recordAudit } from '../audit/record-audit';
import { VISIT, VisitEntity } from './visit.entity';
import type { Visit } from './visit.object';

interface Press {
  again?: boolean;
  expectedVersion?: number | null | undefined;
}

/**
 * See withStep; the end also completes the appointment. NOT_FOUND; FORBIDDEN; CONFLICT on another day, without occupied
 * time, or on a version mismatch.
 */
export async function recordVisitStep(
  ctx: Context,
  appointmentId: string,
  step: VisitStep,
  { again, expectedVersion }: Press = {},
): Promise<Appointment> {
  return ctx.transact(async (tx) => {
    const row = await lockToday(ctx, tx, appointmentId);
    const visit = await presentVisit(tx, row);
    const after = withStep(visit, step, ctx.now, again);
    if (after === visit) return toAppointment(row);
    assertVersion(toAppointment(row), expectedVersion);
    const isEnd = step === 'finished' && isScheduled(row.status);
    await saveSteps(tx, row, visit, { ...after, ...(isEnd && { statusBefore: row.status }) });
    await recordVisit(ctx, tx, row, visit, after);
    return isEnd ? changeAppointment(ctx, tx, row, { status: 'completed' }) : toAppointment(row);
  });
}

/** Recorded by the patient at an arrival screen. The caller has locked and judged the turno, which is of today. */
export async function recordArrivalAt(
  ctx: Context,
  tx: Transaction,
  row: AppointmentRow,
  screen: string,
): Promise<void> {
  const visit = await presentVisit(tx, row);
  const after = withStep(visit, 'arrived', ctx.now);
  if (after === visit) return;
  await saveSteps(tx, row, visit, after);
  await recordVisit(ctx, tx, row, visit, after, screen);
}

/**
 * Takes back the last step, and the status that the end set. NOT_FOUND; FORBIDDEN; CONFLICT on another day, without
 * occupied time, or after a later step.
 */
export async function undoVisitStep(ctx: Context, appointmentId: string, step: VisitStep): Promise<Appointment> {
  return ctx.transact(async (tx) => {
    const row = await lockToday(ctx, tx, appointmentId);
    const visit = await presentVisit(tx, row);
    const after = visit && withoutStep(visit, step);
    if (!visit || after === visit) return toAppointment(row);
    if (stepOf(visit) !== step) throw new AppError('CONFLICT', LATER_STEP[stepOf(visit)]);
    if (after) await saveSteps(tx, row, visit, { ...after, statusBefore: null });
    else await tx.manager.delete(VisitEntity, { appointmentId: row.id });
    await recordVisit(ctx, tx, row, visit, after);
    const { statusBefore } = visit;
    if (statusBefore === null || row.status !== 'completed') return toAppointment(row);
    return changeAppointment(ctx, tx, row, { status: statusBefore }, null, { tellsPatient: false });
  });
}

export async function visitOf(ctx: Context, { id, date, zone }: Appointment): Promise<Visit | null> {
  const visit = await visitLoader(ctx).load(id);
  return visit && isOfDay(visit, zone, date) ? toVisit(visit, zone) : null;
}

/** null: no visit. Reads only the visits of today, so that a month costs no more than a day. */
export function visitsShownWith(ctx: Context, items: readonly Appointment[]): Promise<(Visit | null)[]> {
  const now = floorToMinute(ctx.now);
  const today = items.filter(({ date, zone }) => date === dateOf(zone, now));
  return Promise.all(today.map((item) => visitOf(ctx, item)));
}

const visitLoader = defineLoader<string, VisitEntity | null>(async (ctx, ids) => {
  const visits = await ctx.db.manager.findBy(VisitEntity, { appointmentId: Any([...ids]) });
  const byId = new Map(visits.map((visit) => [visit.appointmentId, visit]));
  return ids.map((id) => byId.get(id) ?? null);
});

async function lockToday(ctx: Context, tx: Transaction, id: string): Promise<AppointmentRow> {
  const row = await lockAppointment(tx, id);
  assertCan(canSetStatus(ctx.actor, row.professionalId));
  if (dateOf(row.zone, row.start) !== dateOf(row.zone, floorToMinute(ctx.now))) {
    throw new AppError('CONFLICT', 'La llegada se registra el día del turno. Este turno no es de hoy');
  }
  if (!holdsTime(row.status)) {
    const state = row.status === 'cancelled' ? 'está cancelado' : 'figura como ausente';
    throw new AppError('CONFLICT', `El turno ${state}. Cambiá antes su estado`);
  }
  return row;
}

/** null: no check-in today. */
async function presentVisit(tx: Transaction, { id, zone, start }: AppointmentRow): Promise<VisitEntity | null> {
  const visit = await tx.manager.findOneBy(VisitEntity, { appointmentId: id });
  return visit && isOfDay(visit, zone, dateOf(zone, start)) ? visit : null;
}

async function saveSteps(
  { manager }: Transaction,
  { id: appointmentId }: AppointmentRow,
  before: VisitEntity | null,
  after: VisitTimes & Partial<Pick<VisitEntity, 'statusBefore'>>,
): Promise<void> {
  const { arrivedAt, calledAt, startedAt, finishedAt, statusBefore } = after;
  const times = { arrivedAt, calledAt, startedAt, finishedAt, ...(statusBefore !== undefined && { statusBefore }) };
  if (before) {
    await manager.update(VisitEntity, { appointmentId }, times);
    return;
  }
  // Replaces one of another day; its ticket is not reused.
  await manager.delete(VisitEntity, { appointmentId });
  await manager.insert(VisitEntity, { appointmentId, ...times });
}

function isOfDay({ arrivedAt }: VisitTimes, zone: string, date: string): boolean {
  return dateOf(zone, floorToMinute(arrivedAt)) === date;
}

function toVisit(visit: VisitEntity, zone: string): Visit {
  const instant = (at: Date | null) => at && toMinuteIso(zone, at);
  return {
    step: stepOf(visit),
    arrivedAt: toMinuteIso(zone, visit.arrivedAt),
    calledAt: instant(visit.calledAt),
    startedAt: instant(visit.startedAt),
    finishedAt: instant(visit.finishedAt),
    ticket: ticketCode(visit.ticketNumber),
  };
}

const LATER_STEP: Record<VisitStep, string> = {
  arrived: 'El paciente ya llegó. Deshacé antes ese paso',
  called: 'El paciente ya fue llamado. Deshacé antes ese paso',
  started: 'El paciente ya está en consulta. Deshacé antes ese paso',
  finished: 'El paciente ya fue atendido. Deshacé antes ese paso',
};

async function recordVisit(
  ctx: Context,
  tx: Transaction,
  row: AppointmentRow,
  before: VisitTimes | null,
  after: VisitTimes | null,
  screen?: string,
): Promise<void> {
  const audited = auditedOf(row.zone, after);
  await recordAudit(ctx, tx, {
    action: before === null ? 'created' : after === null ? 'deleted' : 'updated',
    entity: VISIT,
    entityId: row.id,
    called: auditLabel(row),
    changes: changesBetween(VISIT, auditedOf(row.zone, before), audited && { ...audited, ...(screen && { screen }) }),
  });
}

type Field = Exclude<keyof typeof VISIT.fields, 'screen'>;

function auditedOf(zone: string, visit: VisitTimes | null): Record<Field, string | null> | null {
  if (!visit) return null;
  const shown = (at: Date | null) => at && wallTime(zone, floorToMinute(at));
  const { arrivedAt, calledAt, startedAt, finishedAt } = visit;
  return {
    arrivedAt: shown(arrivedAt),
    calledAt: shown(calledAt),
    startedAt: shown(startedAt),
    finishedAt: shown(finishedAt),
  };
}
