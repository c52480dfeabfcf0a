import { AppointmentStatus } from '../../domain/appointment-status';
import { CancellationReason } from '../../domain/cancellation-reason';
import { toMinuteIso } from '../../domain/clinic-time';
import type { Entity, Facts } from '../../domain/events-of-change';
import { PaymentMeans } from '../../domain/till';
import { formatTime } from '../../domain/time-of-day';
import type { JsonSchema } from '../../platform/rest/openapi/json-schema';
import { RequestStatus } from '../requests/request.entity';
import type { Names } from './event-names';

export interface Words {
  timeZone: string;
  names: Names;
}

/** A documented payload key. */
interface PublishedFact {
  schema: JsonSchema;
  of(facts: Facts, words: Words): unknown;
}

const INTEGER: JsonSchema = { type: 'integer' };
const TEXT: JsonSchema = { type: 'string' };
const UUID: JsonSchema = { type: 'string', format: 'uuid' };
const DATE: JsonSchema = { type: 'string', format: 'date' };
const INSTANT: JsonSchema = { type: 'string', format: 'date-time', description: 'Con el desfase de la clínica' };
const TIME: JsonSchema = { type: 'string', description: 'HH:mm' };
const oneOf = (values: object): JsonSchema => ({ type: 'string', enum: Object.keys(values) });
const orNull = ({ type, enum: values, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  type: [type as string, 'null'],
  ...(values && { enum: [...values, null] }),
});

const column = (name: string, schema: JsonSchema): PublishedFact => ({ schema, of: (facts) => facts[name] });
/** null in older changes without it. */
const ifThere = (name: string, schema: JsonSchema): PublishedFact => ({
  schema: orNull(schema),
  of: (facts) => facts[name] ?? null,
});

const TIMES = {
  start_time: instant('starts_at'),
  end_time: instant('ends_at'),
  duration_minutes: {
    schema: INTEGER,
    of: (facts: Facts) => (momentOf(facts['ends_at']).getTime() - momentOf(facts['starts_at']).getTime()) / 60_000,
  },
};
const PROFESSIONAL = {
  professional_id: column('professional_id', INTEGER),
  professional_name: named('professionals', 'professional_id', ({ name }) => name),
};
const ANY_PROFESSIONAL = { ...PROFESSIONAL, professional_id: column('professional_id', orNull(INTEGER)) };
const SPECIALTY = {
  specialty_id: column('specialty_id', orNull(INTEGER)),
  specialty: named('specialties', 'specialty_id', ({ name }) => name),
};
const SPECIALTY_OF_PROFESSIONAL = {
  specialty_id: named('professionals', 'professional_id', ({ specialtyId }) => specialtyId, INTEGER),
  specialty: named('professionals', 'professional_id', ({ specialtyName }) => specialtyName),
};
const ROOM = { room_id: column('room_id', INTEGER), room_name: named('rooms', 'room_id', ({ name }) => name) };

/** Payload keys per kind of row, as in the documented calls. */
export const PUBLISHED: Record<Entity, Readonly<Record<string, PublishedFact>>> = {
  appointment: {
    id: column('id', UUID),
    status: column('status', oneOf(AppointmentStatus)),
    ...TIMES,
    ...PROFESSIONAL,
    ...SPECIALTY_OF_PROFESSIONAL,
    ...ROOM,
    cancellation_reason: column('cancellation_reason', orNull(oneOf(CancellationReason))),
    // Missing in older changes.
    is_overbooking: { schema: { type: 'boolean' }, of: (facts) => facts['is_overbooking'] === true },
    patient_moves: { schema: INTEGER, of: (facts) => facts['patient_moves'] ?? 0 },
  },
  request: {
    id: column('id', UUID),
    number: column('number', INTEGER),
    status: column('status', oneOf(RequestStatus)),
    ...SPECIALTY,
    ...ANY_PROFESSIONAL,
    appointment_id: column('appointment_id', orNull(UUID)),
    preferred_date: column('preferred_date', orNull(DATE)),
    preferred_time: column('preferred_time', orNull(TIME)),
  },
  rental: {
    id: column('id', UUID),
    status: {
      schema: { type: 'string', enum: ['active', 'cancelled'] },
      of: (facts) => (facts['cancelled_at'] === null ? 'active' : 'cancelled'),
    },
    ...TIMES,
    ...PROFESSIONAL,
    ...ROOM,
    credit_percentage: ifThere('credit_percentage', INTEGER),
    credit_amount: ifThere('credit_amount', { type: 'number' }),
  },
  absence: {
    id: column('id', INTEGER),
    ...PROFESSIONAL,
    date: column('date', DATE),
    start_time: minute('start_minute'),
    end_time: minute('end_minute'),
  },
  professional: {
    id: column('id', INTEGER),
    name: named('professionals', 'id', ({ name }) => name),
    ...SPECIALTY,
    default_duration_minutes: column('default_duration_minutes', orNull(INTEGER)),
    is_public: {
      schema: { type: 'boolean' },
      of: (facts) => facts['user_id'] !== null && facts['is_public'] === true && facts['is_suspended'] !== true,
    },
  },
  patient: { id: column('id', UUID), merged_into: column('merged_into', orNull(UUID)) },
  payment: {
    id: column('id', INTEGER),
    till_id: column('till_id', INTEGER),
    appointment_id: column('appointment_id', orNull(UUID)),
    ...ANY_PROFESSIONAL,
    amount: column('amount', { type: 'number' }),
    means: column('means', oneOf(PaymentMeans)),
    taken_at: instant('taken_at'),
    reverses_id: column('reverses_id', orNull(INTEGER)),
  },
  clinic: { time_zone: column('timezone', TEXT) },
};

export function publishedFacts(entity: Entity, facts: Facts, words: Words): Facts {
  return Object.fromEntries(Object.entries(PUBLISHED[entity]).map(([key, fact]) => [key, fact.of(facts, words)]));
}

function instant(name: string): PublishedFact {
  return { schema: INSTANT, of: (facts, { timeZone }) => toMinuteIso(timeZone, momentOf(facts[name])) };
}

function momentOf(timestamp: unknown): Date {
  return new Date(String(timestamp));
}

function minute(name: string): PublishedFact {
  return { schema: TIME, of: (facts) => formatTime(Number(facts[name])) };
}

/** Current data of the referenced row; null if removed. */
function named<Kind extends keyof Names>(
  kind: Kind,
  id: string,
  value: (row: Names[Kind] extends ReadonlyMap<number, infer Row> ? Row : never) => unknown,
  schema = TEXT,
): PublishedFact {
  return {
    schema: orNull(schema),
    of(facts, { names }) {
      const row = names[kind].get(Number(facts[id])) as Parameters<typeof value>[0] | undefined;
      return (row && value(row)) ?? null;
    },
  };
}
