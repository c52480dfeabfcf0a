import type { EntityManager, InsertQueryBuilder } from 'typeorm';

import { recordedActor } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import { BuiltOnce } from '../../../platform/database/built-once';
import type { BuiltQuery } from '../../../platform/database/built-query';
import { bool, from } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { selection } from '../../../platform/database/selection';
import type { BufferColumns } from '../../availability/booking-rules/booking-rules.service';
import { AUDIT_LABEL } from '../audited-appointment';
import { APPOINTMENT_ROW, selectAppointments, type AppointmentRow } from '../appointment-row';
import { AppointmentEntity, INPUT_FIELDS, type InputFields } from '../appointment.entity';
import { addToPatient } from '../coverages/add-to-patient';
import { judgedCoverage, readFacts, type CoverageSource } from '../coverages/coverage-facts';
import { insertCoverage } from '../coverages/coverage-rows';
import { storedInput, type GivenFields } from '../stored-input';

interface Slot {
  id: string;
  professionalId: number;
  roomId: number;
  /** null: found by name and contact. */
  patientId: string | null;
  /** null: the account that confirmed the address. */
  patientUserId: number | null;
  startsAt: Date;
  durationMinutes: number;
  isSelfBooked: boolean;
  consultationKindId: number | null;
  consultationKindName: string | null;
  price: string | null;
  seriesId: string | null;
  overbookingReason: string | null;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
}

/** For imports and sobreturnos. */
export const WITHOUT_BUFFERS: BufferColumns = { bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };

export interface NewAppointment extends Slot {
  /** Confirmed; the import is its audit entry. */
  isImported: boolean;
  coverage: CoverageSource;
}

const BOOKED_ROW = {
  ...APPOINTMENT_ROW,
  hasCoverage: from('EXISTS (SELECT FROM patient_coverages AS c WHERE c.patient_id = a.patient_id)', bool),
};
const BOOKED = selection('appointments.book', BOOKED_ROW);
const built = new BuiltOnce();

/**
 * Also audits, in one round trip, because others wait for the lock. Two more read and keep a coverage. 23P01: taken.
 * BAD_REQUEST on `coverage`.
 */
export async function insertAppointment(
  ctx: Context,
  tx: Transaction,
  given: GivenFields,
  { isImported, coverage, ...slot }: NewAppointment,
): Promise<AppointmentRow> {
  const by = { ...recordedActor(ctx.actor), now: ctx.now };
  const booking = { ...storedInput(tx.manager, given), ...slot, ...by };
  const [found] = await tx.select(BOOKED, bookingQuery(tx.manager, booking, isImported));
  const { hasCoverage, ...row } = found!;
  if (!mayBeCovered(coverage, slot, hasCoverage)) return row;
  const judged = judgedCoverage(coverage, await readFacts(tx, row.id, coverage, slot.patientUserId));
  if (judged) {
    await insertCoverage(tx, row.id, judged, coverage.copiedFrom);
    await addToPatient(ctx, tx, row.patientId, coverage.given, judged);
  } else if (await isCoverageRemoved(tx, coverage.copiedFrom)) {
    await tx.manager.update(AppointmentEntity, row.id, { isCoverageRemoved: true });
  }
  return row;
}

async function isCoverageRemoved({ manager }: Transaction, id: string | null): Promise<boolean> {
  return id !== null && manager.existsBy(AppointmentEntity, { id, isCoverageRemoved: true });
}

/** Planning the read of a coverage takes longer than the insert. */
function mayBeCovered(
  { given, copiedFrom, requested, isPatientKnown }: CoverageSource,
  { patientUserId }: Slot,
  hasCoverage: boolean,
): boolean {
  const isNamed = given != null || requested?.insurerId != null;
  return isNamed || copiedFrom !== null || (hasCoverage && (isPatientKnown || patientUserId !== null));
}

type Booking = Partial<InputFields> & Slot & ReturnType<typeof recordedActor> & { now: Date };

export function bookingQuery(manager: EntityManager, booking: Booking, isImported = false): BuiltQuery {
  return built.query(isImported ? 'import' : 'book', { ...booking }, () => {
    const query = selectAppointments(manager, BOOKED_ROW);
    query.addCommonTableExpression(inserted(manager, isImported), 'appointments');
    return isImported ? query : query.addCommonTableExpression(audited(manager), 'noted');
  });
}

const AS_GIVEN = [
  ...INPUT_FIELDS,
  'id',
  'professionalId',
  'roomId',
  'patientId',
  'startsAt',
  'isSelfBooked',
  'seriesId',
  'consultationKindId',
  'consultationKindName',
  'price',
  'overbookingReason',
  'bufferBeforeMinutes',
  'bufferAfterMinutes',
];

function inserted(manager: EntityManager, isImported: boolean): InsertQueryBuilder<AppointmentEntity> {
  const columns = {
    ...Object.fromEntries(AS_GIVEN.map((name) => [name, () => `:${name}`])),
    // EMPTY_IS_NULL, for values inside SQL.
    patientEmail: () => "coalesce(:patientEmail, '')",
    patientUserId: () => PATIENT,
    endsAt: () => 'CAST(:startsAt AS timestamptz) + make_interval(mins => :durationMinutes)',
    createdAt: () => ':now',
    isOfAccount: () => 'CAST(:patientUserId AS integer) IS NOT NULL',
    ...(isImported && { status: () => "'confirmed'" }),
  };
  const insert = manager.createQueryBuilder().insert().into(AppointmentEntity, Object.keys(columns));
  return insert.values(columns).returning('*');
}

function audited(manager: EntityManager): string {
  const event = [
    ':now',
    ':actorUserId',
    'CAST(:actorKeyId AS integer)',
    "'created'",
    "'appointment'",
    'a.id::text',
    AUDIT_LABEL,
  ];
  return `INSERT INTO audit_events (at, actor_user_id, actor_key_id, action, entity, entity_id, called)
    ${selectAppointments(manager).select(event).getQuery()}`;
}

/** Waits for a deletion of the account. Excludes accounts confirmed by link alone. */
const PATIENT = `coalesce(CAST(:patientUserId AS integer), (
  SELECT id FROM users WHERE lower(email) = lower(:patientEmail) AND role = 'user' AND email_confirmed_at IS NOT NULL
    AND NOT bookings_withheld FOR KEY SHARE))`;
