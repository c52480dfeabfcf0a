import { In } from 'typeorm';

import { isScheduled } from '../../../domain/appointment-status';
import { named } from '../../../platform/access/judged';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { defineLoader } from '../../../platform/loaders';
import { isUuid } from '../../../platform/validation/uuid';
import { APPOINTMENTS, selectAppointments, toAppointment, type AppointmentRow } from '../appointment-row';
import { AppointmentEntity } from '../appointment.entity';
import type { Appointment } from '../appointment.object';
import { cancelRight } from '../appointment.policy';
import { appointmentNotFound } from '../appointment.service';
import { lockAppointments } from '../change/lock-appointment';
import { asBooked, NEW } from '../shown-appointment';
import { SeriesEntity } from './series.entity';
import type { AppointmentSeries, SeriesPlace } from './series.objects';

type Reading = Pick<Transaction, 'manager' | 'select'>;

/** As first answered, without receipts where an address changed. NOT_FOUND. */
export async function getBookedSeries({ db }: Context, id: string): Promise<AppointmentSeries> {
  const series = await db.manager.findOneBy(SeriesEntity, { id });
  if (!series) throw new AppError('NOT_FOUND', 'La serie de turnos no existe');
  const rows = await rowsOf(db, 'a.series_id = :id', { id });
  const unchanged = await db.manager.find(AppointmentEntity, {
    select: { id: true },
    where: { seriesId: id, patientEmailVersion: NEW },
  });
  const asIs = new Set(unchanged.map((turno) => turno.id));
  const shown = (row: AppointmentRow) => (asIs.has(row.id) ? asBooked(toAppointment(row)) : named(toAppointment(row)));
  return { id, everyWeeks: series.everyWeeks, appointments: rows.map(shown) };
}

/** And the scheduled ones after it; alone if in no series. */
export async function followingOf(db: Reading, row: AppointmentRow): Promise<AppointmentRow[]> {
  if (row.seriesId === null) return isScheduled(row.status) ? [row] : [];
  const rows = await rowsOf(db, 'a.series_id = :id', { id: row.seriesId });
  return rows.filter(({ start, status }) => start >= row.start && isScheduled(status));
}

/** In the given order. NOT_FOUND; BAD_REQUEST unless all are of one series, once each. */
export async function lockTurnosOfSeries(tx: Transaction, ids: readonly string[]): Promise<AppointmentRow[]> {
  if (new Set(ids).size < ids.length) throw invalid('turnos', 'Cada turno va una sola vez');
  if (!ids.every(isUuid)) throw appointmentNotFound();
  await lockAppointments(tx, ids);
  const byId = new Map((await rowsOf(tx, 'a.id = ANY (:ids)', { ids })).map((row) => [row.id, row]));
  const rows = ids.map((id) => byId.get(id));
  if (!rows.every((row) => row !== undefined)) throw appointmentNotFound();
  const [first] = rows;
  if (rows.some(({ seriesId }) => seriesId === null || seriesId !== first?.seriesId)) {
    throw invalid('turnos', 'Los turnos tienen que ser de la misma serie');
  }
  return rows;
}

function rowsOf(db: Reading, condition: string, parameters: Record<string, unknown>): Promise<AppointmentRow[]> {
  const query = selectAppointments(db.manager).where(condition, parameters);
  return db.select(APPOINTMENTS, query.orderBy('a.starts_at').addOrderBy('a.id'));
}

interface Members {
  everyWeeks: number;
  ids: readonly string[];
}

const membersLoader = defineLoader<string, Members>(async (ctx, seriesIds) => {
  const [series, turnos] = await Promise.all([
    ctx.db.manager.findBy(SeriesEntity, { id: In([...seriesIds]) }),
    ctx.db.manager.find(AppointmentEntity, {
      select: { id: true, seriesId: true },
      where: { seriesId: In([...seriesIds]) },
      order: { startsAt: 'ASC', id: 'ASC' },
    }),
  ]);
  return seriesIds.map((id) => ({
    everyWeeks: series.find((it) => it.id === id)?.everyWeeks ?? 1,
    ids: turnos.filter(({ seriesId }) => seriesId === id).map((turno) => turno.id),
  }));
});

/** null: in no series. */
export async function seriesPlaceOf(ctx: Context, appointment: Appointment): Promise<SeriesPlace | null> {
  const { id, seriesId } = appointment;
  if (seriesId === null) return null;
  const { everyWeeks, ids } = await membersLoader(ctx).load(seriesId);
  const appointmentIds = cancelRight(ctx.actor, appointment) === null ? [] : ids;
  return { id: seriesId, everyWeeks, position: ids.indexOf(id) + 1, count: ids.length, appointmentIds };
}
