import { createHash } from 'node:crypto';
import type { Bundle } from '@medplum/fhirtypes';

import { parseInstant, toOffsetIso } from '../../../domain/clinic-time';
import { adminMay } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import { invalid } from '../../../platform/errors/app-error';
import { assertScope } from '../../../platform/access/scope';
import { bookAppointment } from '../../appointments/book/book-appointment.service';
import { readPatient } from '../../patient-lookup/patient-lookup.service';
import type { Patient } from '../../patients/patient.entity';
import type { Exchange } from '../exchange/exchange';
import { refersToPatients } from '../exchange/policy';
import { kindSystem, roomLocation } from '../resources/terms';
import { parseSlotId, type SlotRow } from '../slots/slot-row';
import { listAt, objectAt, readOperation, referenceAt, textAt, type OperationParameter } from './operation-input';
import { nameOf, personOf, recordedPerson, tidyPerson, type PersonInput } from './person-input';
import { turnoBundle } from './turno-bundle';

/** Idempotent by Idempotency-Key or Appointment identifier. CONFLICT when the slot is taken; as bookAppointment. */
export async function bookProposed(exchange: Exchange): Promise<{ bundle: Bundle; id: string }> {
  const ctx = await exchange.caller();
  assertScope(ctx.actor, 'appointments:write');
  const parameters = await readOperation(exchange);
  const catalogue = await exchange.catalogue();
  const known = await referredPatient(ctx, parameters, catalogue.base);
  const { identifier, roomId, ...booking } = readBooking(parameters, catalogue.base, catalogue.clinic.timeZone, known);
  const input = await tidyPerson(ctx, booking);
  const key = headerOf(exchange) ?? keyOf(identifier, ctx.actor.kind === 'guest' ? booking : null);
  const patientId = known && adminMay(ctx.actor, 'appointments') ? known.id : null;
  const turno = await bookAppointment(ctx, { ...input, roomId, patientId }, key);
  return { bundle: await turnoBundle(ctx, turno, catalogue), id: turno.id };
}

function headerOf({ request }: Exchange): string | null {
  const header = request.headers['idempotency-key'];
  return typeof header === 'string' ? header : null;
}

/** Visitors share one actor, so their key includes the booking. */
function keyOf(identifier: string | null, whole: object | null): string | null {
  if (identifier === null) return null;
  const bookingFacts = JSON.stringify([identifier, whole]);
  return `fhir-${createHash('sha256').update(bookingFacts).digest('base64url')}`;
}

interface BookingRequest extends PersonInput {
  professionalId: number;
  /** null: the best room. */
  roomId: number | null;
  startTime: string;
  endTime: string | null;
  /** null: the default one. */
  consultationKindId: number | null;
  notes: string | null;
  contactName: string | null;
  /** `system|value` of the Appointment, repeated by retries. */
  identifier: string | null;
}

/**
 * $book's input: a reference to a proposed Appointment, or a resource, named as IHE or Medplum do or alone as body. The
 * patient is contained, patient-resource, or else the `known` one. BAD_REQUEST.
 */
function readBooking(
  parameters: readonly OperationParameter[],
  base: string,
  zone: string,
  known: Patient | null,
): BookingRequest {
  const one = (...names: string[]) => parameters.find(({ name }) => names.includes(name));
  const appointment = appointmentIn(parameters);
  const proposed = localOf(one('appointment-reference')?.text, base);
  if (appointment === undefined && proposed === undefined)
    throw invalid('appointment-resource', 'Falta el turno: appointment-resource o appointment-reference');
  const slot = slotOf(appointment, proposed, base, zone);
  const start = textAt(appointment, 'start');
  if (slot.start !== null && start !== undefined && parseInstant(start, zone) !== slot.start)
    throw invalid('startTime', 'El horario de inicio no es el del Slot');
  const [identifier] = listAt(appointment, 'identifier');
  const value = textAt(identifier, 'value');
  return {
    professionalId: slot.professionalId,
    roomId: roomOf(appointment, base),
    startTime: slot.start === null ? (start ?? '') : toOffsetIso(zone, slot.start),
    endTime: textAt(appointment, 'end') ?? null,
    consultationKindId: kindOf(appointment, base),
    notes: textAt(appointment, 'comment') ?? null,
    ...(known ? { ...recordedPerson(known), contactName: null } : patientOf(patientIn(parameters))),
    identifier: value === undefined ? null : `${textAt(identifier, 'system') ?? ''}|${value}`,
  };
}

function appointmentIn(parameters: readonly OperationParameter[]): unknown {
  return parameters.find(({ name }) => ['appointment-resource', 'appointment', 'Appointment'].includes(name))?.resource;
}

/**
 * For callers who may read patients. null for others, without a reference, and beside a sent patient: then it may be of
 * another server. NOT_FOUND.
 */
async function referredPatient(
  ctx: Context,
  parameters: readonly OperationParameter[],
  base: string,
): Promise<Patient | null> {
  if (!refersToPatients(ctx) || patientIn(parameters) !== undefined) return null;
  const actors = listAt(appointmentIn(parameters), 'participant').map((it) => referenceAt(it, 'actor'));
  const named = parameters.find(({ name }) => name === 'patient-reference')?.text;
  const [reference] = [named, ...actors].map((it) => localOf(it, base)).filter((it) => it?.startsWith('Patient/'));
  return reference === undefined ? null : readPatient(ctx, reference.slice('Patient/'.length));
}

type Wanted = Pick<SlotRow, 'professionalId'> & { start: number | null };

/** From the proposed appointment, else its `slot`, else professional and start. */
function slotOf(appointment: unknown, proposed: string | undefined, base: string, zone: string): Wanted {
  const slots = listAt(appointment, 'slot');
  if (slots.length > 1) throw invalid('slot', 'Un turno se reserva en un solo Slot');
  const reference = localOf(textAt(slots[0], 'reference'), base);
  const named = proposed ?? (reference?.startsWith('#') ? undefined : reference) ?? proposedId(appointment);
  if (named !== undefined) {
    const slot = parseSlotId(named.replace(/^(Appointment|Slot)\//, ''));
    if (!slot) throw invalid('slot', 'El Slot no existe');
    return slot;
  }
  const contained = listAt(appointment, 'contained').filter((it) => textAt(it, 'resourceType') === 'Slot');
  if (contained.length > 1) throw invalid('slot', 'Un turno se reserva en un solo Slot');
  const actors = listAt(appointment, 'participant').map((it) => localOf(referenceAt(it, 'actor'), base));
  const whose = [localOf(referenceAt(contained[0], 'schedule'), base), ...actors].flatMap((it) => professionalIn(it));
  if (whose.length === 0 || new Set(whose).size > 1)
    throw invalid('professionalId', 'Falta con qué profesional: un Slot, o un participante Practitioner');
  const start = textAt(contained[0], 'start');
  return { professionalId: whose[0]!, start: start === undefined ? null : parseInstant(start, zone) };
}

/** If $find proposed it. */
function proposedId(appointment: unknown): string | undefined {
  const id = textAt(appointment, 'id');
  return id !== undefined && parseSlotId(id) ? id : undefined;
}

function professionalIn(reference: string | undefined): number[] {
  const [, id] = /^(?:Practitioner|PractitionerRole|Schedule)\/([1-9]\d{0,8})$/.exec(reference ?? '') ?? [];
  return id === undefined ? [] : [Number(id)];
}

function roomOf(appointment: unknown, base: string): number | null {
  const prefix = roomLocation(0).slice(0, -1);
  const rooms = listAt(appointment, 'participant')
    .map((it) => localOf(referenceAt(it, 'actor'), base))
    .filter((it) => it?.startsWith(prefix));
  const id = rooms[0]?.slice(prefix.length);
  if (id === undefined) return null;
  if (rooms.length > 1 || !/^[1-9]\d{0,8}$/.test(id)) throw invalid('roomId', 'La sala no existe');
  return Number(id);
}

/** serviceType with our system; others are specialties. */
function kindOf(appointment: unknown, base: string): number | null {
  const codes = listAt(appointment, 'serviceType')
    .flatMap((concept) => listAt(concept, 'coding'))
    .filter((coding) => textAt(coding, 'system') === kindSystem(base))
    .map((coding) => textAt(coding, 'code') ?? '');
  if (codes.length === 0) return null;
  if (new Set(codes).size > 1 || !/^[1-9]\d{0,8}$/.test(codes[0]!)) {
    throw invalid('consultationKindId', 'El tipo de consulta no existe');
  }
  return Number(codes[0]);
}

function patientIn(parameters: readonly OperationParameter[]): unknown {
  const contained = listAt(appointmentIn(parameters), 'contained');
  const sent = parameters.find(({ name }) => name === 'patient-resource' || name === 'Patient');
  return contained.find((it) => textAt(it, 'resourceType') === 'Patient') ?? sent?.resource;
}

function patientOf(patient: unknown) {
  if (textAt(patient, 'resourceType') !== 'Patient')
    throw invalid('patient-resource', 'Falta el paciente, contenido en el turno o como patient-resource');
  const [contact] = listAt(patient, 'contact');
  return { ...personOf(patient, contact), contactName: nameOf(objectAt(contact, 'name')) || null };
}

function localOf(reference: string | undefined, base: string): string | undefined {
  return reference?.startsWith(`${base}/`) ? reference.slice(base.length + 1) : reference;
}
