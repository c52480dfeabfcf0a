import { arrivalState, birthDayFault, storedDnis } from '../../../domain/arrival';
import type { AppointmentStatus } from '../../../domain/appointment-status';
import { clinicDayAt, toOffsetIso } from '../../../domain/clinic-time';
import { floorToMinute, toTimestamp } from '../../../domain/epoch-minute';
import { firstName } from '../../../domain/first-name';
import { dniFault, tidyIdentifier } from '../../../domain/patient-identifiers';
import { shownPatient } from '../../../domain/waiting-call';
import { countAttempts, uncountAttempt, type AttemptLimit } from '../../../platform/attempts';
import type { Context } from '../../../platform/context';
import { float, int, nullable, oneOf, text, uuid } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { epochMinute } from '../../../platform/database/epoch-minute';
import { statement } from '../../../platform/database/statement';
import { invalid } from '../../../platform/errors/app-error';
import { lockAppointment } from '../../appointments/change/lock-appointment';
import { clinicSettingsIn } from '../../settings/settings.service';
import { recordArrivalAt } from '../../visits/visit.service';
import { WaitingScreen } from '../waiting-screen.entity';
import { screenOfToken } from '../waiting-screen.service';
import type { ArrivalScreen, ArrivingPatient, ArrivingPatientInput } from './arrival.object';

const MESSAGE = 'Hubo varios intentos con datos que no coinciden. Acercate a recepción.';
/** Fails at a screen, in 10 minutes. Reports nothing: the tries are of others. */
const WRONG_TRIES: AttemptLimit = {
  name: 'arrival-screen-tries',
  points: 5,
  windowSeconds: 600,
  message: MESSAGE,
  isReported: false,
};
/** Faster than people take turns at a screen. */
const PACE: AttemptLimit = {
  name: 'arrival-screen',
  points: 60,
  windowSeconds: 60,
  message: 'La pantalla recibió demasiados pedidos. Acercate a recepción.',
  isReported: false,
};

/** NOT_FOUND. */
export function getArrivalScreen({ db }: Context, token: string): Promise<ArrivalScreen> {
  return screenOfToken(db, 'arrivals', token);
}

/** null: no such patient with an appointment today. NOT_FOUND; BAD_REQUEST; TOO_MANY_REQUESTS. */
export function identifyArrival(
  ctx: Context,
  token: string,
  input: ArrivingPatientInput,
): Promise<ArrivingPatient | null> {
  return counted(ctx, token, input, async (identity) => shown(ctx.db, await turnosOf(ctx, ctx.db, identity)));
}

/** As identifyArrival, once the arrival is recorded. */
export function confirmArrival(
  ctx: Context,
  token: string,
  input: ArrivingPatientInput,
  startTime: string,
): Promise<ArrivingPatient | null> {
  return counted(ctx, token, input, (identity) =>
    ctx.transact(async (tx) => {
      const { name } = await screenOfToken(tx, 'arrivals', token, { lock: true });
      const chosen = ({ start, state }: Turno) => state === 'expected' && start * 60_000 === Date.parse(startTime);
      const id = (await turnosOf(ctx, tx, identity)).find(chosen)?.id;
      if (id !== undefined) {
        const row = await lockAppointment(tx, id);
        const now = (await turnosOf(ctx, tx, identity)).find((turno) => turno.id === id);
        if (now && chosen(now)) await recordArrivalAt(ctx, tx, row, name);
      }
      return shown(tx, await turnosOf(ctx, tx, identity));
    }),
  );
}

interface Identity {
  /** As they may be stored. */
  dnis: string[];
  birthDay: string;
}

/** Counts before the work, so that parallel tries count; uncounts once a patient is found. */
async function counted(
  ctx: Context,
  token: string,
  { dni, birthDay }: ArrivingPatientInput,
  work: (identity: Identity) => Promise<ArrivingPatient | null>,
): Promise<ArrivingPatient | null> {
  const { id: key } = await screenOfToken(ctx.db, 'arrivals', token);
  const number = tidyIdentifier(dni);
  const faults = { dni: dniFault(number), birthDay: birthDayFault(birthDay) };
  if (faults.dni !== null) throw invalid('dni', faults.dni);
  if (faults.birthDay !== null) throw invalid('birthDay', faults.birthDay);
  await countAttempts(ctx, [
    { limit: PACE, key },
    { limit: WRONG_TRIES, key },
  ]);
  let isWrong = false;
  try {
    const found = await work({ dnis: storedDnis(number), birthDay });
    isWrong = found === null;
    return found;
  } finally {
    // Nor is a failure of the server a wrong try.
    if (!isWrong) await uncountAttempt(ctx, WRONG_TRIES, key);
  }
}

type Reader = Pick<Transaction, 'rows' | 'manager'>;

type Turno = Awaited<ReturnType<typeof turnosOf>>[number];

/** Today's, in order. None if the DNI is of two people. */
async function turnosOf(ctx: Context, db: Reader, { dnis, birthDay }: Identity) {
  const { timeZone } = await clinicSettingsIn(db);
  const now = floorToMinute(ctx.now);
  const { start, end } = clinicDayAt(timeZone, now);
  const rows = await db.rows(TURNOS, [dnis, birthDay, toTimestamp(start), toTimestamp(end)]);
  if (rows.some(({ patientId }) => patientId !== rows[0]!.patientId)) return [];
  return rows.map((row) => ({
    ...row,
    startTime: toOffsetIso(timeZone, row.start),
    state: arrivalState({ ...row, hasArrived: row.ticketNumber !== null }, now),
  }));
}

/** null: no turnos. */
async function shown({ manager }: Reader, turnos: readonly Turno[]): Promise<ArrivingPatient | null> {
  const [first] = turnos;
  if (!first) return null;
  const screens = await manager.findBy(WaitingScreen, { kind: 'calls' });
  return {
    firstName: firstName(first.name),
    appointments: turnos.map(({ startTime, state, ticketNumber, roomId, patientName, patientPhone }) => {
      const ofRoom = screens.filter(({ roomIds }) => roomIds.length === 0 || roomIds.includes(roomId));
      // A room with screens of both kinds: every one accepts the ticket.
      const shows = ofRoom.some((screen) => screen.shows === 'ticket') ? 'ticket' : ofRoom[0]?.shows;
      const isCalled = state === 'arrived' && ticketNumber !== null && shows !== undefined;
      return {
        startTime,
        state,
        ...(isCalled
          ? shownPatient(shows, { ticketNumber, patientName, patientPhone })
          : { initials: null, code: null }),
      };
    }),
  };
}

/** $1: DNIs, $2: day of birth, $3 and $4: today. */
const TURNOS = statement(
  'waiting-screens.turnos-of-arriving',
  `
  SELECT p.id AS "patientId", p.name, a.id, ${epochMinute('a.starts_at')} AS start,
    a.duration_minutes AS "durationMinutes", a.status, a.room_id AS "roomId",
    a.patient_name AS "patientName", a.patient_phone AS "patientPhone", v.ticket_number AS "ticketNumber"
  FROM patient_identifiers AS i
    JOIN patients AS p ON p.id = i.patient_id
    JOIN appointments AS a ON a.patient_id = p.id
    LEFT JOIN visits AS v ON v.appointment_id = a.id AND v.arrived_at >= $3 AND v.arrived_at < $4
  WHERE i.kind = 'dni' AND i.number = ANY ($1::text[]) AND to_char(p.birth_date, 'MM-DD') = $2
    AND p.state NOT IN ('merged', 'erased') AND a.starts_at >= $3 AND a.starts_at < $4 AND NOT a.is_replaced
  ORDER BY a.starts_at, a.id`,
  {
    patientId: uuid,
    name: text,
    id: uuid,
    start: float,
    durationMinutes: int,
    status: oneOf<AppointmentStatus>(),
    roomId: int,
    patientName: text,
    patientPhone: nullable(text),
    ticketNumber: nullable(int),
  },
);
