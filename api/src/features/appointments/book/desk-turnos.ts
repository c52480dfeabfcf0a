import { float, int } from '../../../platform/database/columns';
import { epochMinute } from '../../../platform/database/epoch-minute';
import { statement } from '../../../platform/database/statement';
import type { DeskStarts } from '../../slots/desk-turnos';

/** A sobreturno lies over a turno, and takes no place of its own. */
export const deskTurnos: DeskStarts = async (db, { professionalIds, from, to }) => {
  const starts = new Map<number, number[]>();
  for (const { professionalId, start } of await db.rows(DESK, [professionalIds, from, to])) {
    const known = starts.get(professionalId);
    if (known) known.push(start);
    else starts.set(professionalId, [start]);
  }
  return starts;
};

/** A day more on both sides: no clock is further from UTC. SQL: bookings wait for it, under the professional's lock. */
const DESK = statement(
  'appointments.of-desk',
  `SELECT professional_id AS "professionalId", ${epochMinute('starts_at')} AS start FROM appointments
   WHERE professional_id = ANY ($1::int[]) AND is_live AND NOT is_self_booked AND overbooking_reason IS NULL
     AND starts_at >= ($2::date - 1)::timestamptz AND starts_at < ($3::date + 2)::timestamptz`,
  { professionalId: int, start: float },
);
