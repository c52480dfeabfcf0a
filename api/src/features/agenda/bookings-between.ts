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
  /** null: all. */
  professionalId: number | null;
  from: Date;
  until: Date;
}

const built = new BuiltOnce();

/** Includes every status. Earliest first. */
export function appointmentsBetween({ db }: Context, bookings: Bookings): BuiltQuery {
  return built.query(`appointments ${bookings.professionalId === null}`, { ...bookings }, () =>
    within('a', selectAppointments(db.manager), bookings).orderBy({ 'a.startsAt': 'ASC', 'a.id': 'ASC' }),
  );
}

/** Excludes cancelled rentals. Earliest first. */
export function rentalsBetween({ db }: Context, bookings: Bookings): BuiltQuery {
  return built.query(`rentals ${bookings.professionalId === null}`, { ...bookings }, () =>
    within('b', selectRoomBookings(db.manager), bookings).andWhere('b.is_live'),
  );
}

const DATE = "to_char(a.starts_at AT TIME ZONE settings.timezone, 'YYYY-MM-DD')";
const those = (status: AppointmentStatus, and = '') =>
  column(`(count(*) FILTER (WHERE a.status = '${status}'${and}))::int`, int);
/** Excludes future appointments (ADR 134). */
const BEGUN = ' AND a.starts_at <= :now';

/** Empty days have no row. */
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
