import type { SelectQueryBuilder } from 'typeorm';

import type { AppointmentStatus } from '../../domain/appointment-status';
import type { Context } from '../../platform/context';
import { BuiltOnce } from '../../platform/database/built-once';
import type { BuiltQuery } from '../../platform/database/built-query';
import { from as column, int, sourcesOf, text } from '../../platform/database/columns';
import { selection } from '../../platform/database/selection';
import { selectAppointments } from '../appointments/appointment-row';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { selectRoomBookings } from '../rentals/room-booking-row';
import { Settings } from '../settings/settings.entity';

export interface Bookings {
  /** null: everybody's. */
  professionalId: number | null;
  from: Date;
  until: Date;
}

const built = new BuiltOnce();

/** Those that start in the time, of whatever status, earliest first. */
export function appointmentsBetween({ db }: Context, bookings: Bookings): BuiltQuery {
  return built.query(`appointments ${bookings.professionalId === null}`, { ...bookings }, () =>
    within('a', selectAppointments(db.manager), bookings).orderBy({ 'a.startsAt': 'ASC', 'a.id': 'ASC' }),
  );
}

/** Those that start in the time and stand, earliest first. */
export function rentalsBetween({ db }: Context, bookings: Bookings): BuiltQuery {
  return built.query(`rentals ${bookings.professionalId === null}`, { ...bookings }, () =>
    within('b', selectRoomBookings(db.manager), bookings).andWhere('b.is_live'),
  );
}

const DATE = "to_char(a.starts_at AT TIME ZONE settings.timezone, 'YYYY-MM-DD')";
const those = (status: AppointmentStatus, and = '') =>
  column(`(count(*) FILTER (WHERE a.status = '${status}'${and}))::int`, int);
/** Nobody came or failed to come to a turno that has not begun (ADR 134). */
const BEGUN = ' AND a.starts_at <= :now';

/** By day, of those that have any. */
export const DAY_COUNTS = selection('agenda.day-counts', {
  date: column(DATE, text),
  pending: those('pending'),
  confirmed: those('confirmed'),
  completed: those('completed', BEGUN),
  cancelled: those('cancelled'),
  noShow: those('no_show', BEGUN),
});

export function dayCountsBetween({ db, now }: Context, bookings: Bookings): BuiltQuery {
  return built.query(`counts ${bookings.professionalId === null}`, { ...bookings, now }, () => {
    const counted = db.manager.createQueryBuilder(AppointmentEntity, 'a').innerJoin(Settings, 'settings', 'true');
    return within('a', counted.select(sourcesOf(DAY_COUNTS.columns)), bookings).groupBy(DATE);
  });
}

function within<Entity extends object>(
  alias: 'a' | 'b',
  query: SelectQueryBuilder<Entity>,
  { professionalId }: Bookings,
): SelectQueryBuilder<Entity> {
  query.where(`${alias}.starts_at >= :from AND ${alias}.starts_at < :until`);
  return professionalId === null ? query : query.andWhere(`${alias}.professional_id = :professionalId`);
}
