import { EMPTY_CONTACT, ownData, type ContactValues } from '../contact-form';
import { toDateText } from '../../../kit/form/date-text';
import type { FoundPatientFragment } from './patients.generated';

export interface KnownValues extends ContactValues {
  /** The caller's name; '': the patient calls. */
  contactName: string;
  /** dd-MM-YYYY */
  birthDate: string;
}

export interface LookupValues extends KnownValues {
  /** Filled by look-up or account; '' for typed values. In the form, so that a draft keeps the difference. */
  filled: FilledValues;
}

interface FilledValues extends KnownValues {
  /** Id of the patient who calls, if looked up. */
  callerId?: string;
  /** Id of the patient whom the turno is for; absent for viewers who may not send it. */
  patientId?: string;
  /** Known patient who calls for another person, perhaps a new one. */
  relative?: { id: string; name: string };
}

export const EMPTY_KNOWN: KnownValues = { ...EMPTY_CONTACT, contactName: '', birthDate: '' };
export const EMPTY_LOOKUP: LookupValues = { ...EMPTY_KNOWN, filled: EMPTY_KNOWN };

const KNOWN_FIELDS = Object.keys(EMPTY_KNOWN) as (keyof KnownValues)[];

/** The server ignores shorter texts. */
export const LEAST_LETTERS = 2;

/** Field of a searched text: e-mail, phone, or else name. */
export function contactOf(text: string): ContactValues {
  const typed = text.trim();
  if (typed.includes('@')) return { ...EMPTY_CONTACT, email: typed };
  return /^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(typed)
    ? { ...EMPTY_CONTACT, phone: typed }
    : { ...EMPTY_CONTACT, name: typed };
}

/** Fills a turno's form. */
export type KnownPatient = Pick<FoundPatientFragment, 'name' | 'email' | 'phone' | 'lastAppointment'> & { id?: string };

/** With the caller of the last time. */
function knownOf(patient: KnownPatient): KnownValues {
  const { contactName = null, patientBirthDate = null } = patient.lastAppointment ?? {};
  return { ...ownData(patient), contactName: contactName ?? '', birthDate: toDateText(patientBirthDate) };
}

/**
 * Puts `text` into its field. Clears fields that still equal `filled` (the account's, an earlier choice or text); typed
 * values stay.
 */
export function withTyped<V extends LookupValues>(values: V, text: string): V {
  return filledWith(values, { ...EMPTY_KNOWN, ...contactOf(text) });
}

/** A new patient's name and birth date (yyyy-MM-dd), as withTyped. */
export function withNew<V extends LookupValues>(values: V, name: string, birthDate: string): V {
  return filledWith(values, { ...EMPTY_KNOWN, name, birthDate: toDateText(birthDate) });
}

function filledWith<V extends LookupValues>(values: V, known: KnownValues): V {
  const [typed, filled] = [{ ...known }, { ...EMPTY_KNOWN }];
  for (const field of KNOWN_FIELDS) {
    if (values[field] === '' || values[field] === values.filled[field]) filled[field] = typed[field];
    else typed[field] = values[field];
  }
  const { relative } = values.filled;
  return { ...values, ...typed, filled: { ...filled, ...(relative && { relative }) } };
}

/** The turno is for another person than the known or typed caller. */
export function forAnother<V extends LookupValues>(values: V, callerName: string): V {
  const { callerId, name, contactName } = values.filled;
  const isCaller = callerId !== undefined && contactName === '' && name.trim() === callerName;
  const filled = { ...EMPTY_KNOWN, ...(isCaller && { relative: { id: callerId, name: callerName } }) };
  return { ...values, contactName: callerName, name: '', birthDate: '', filled };
}

/** Known caller of forAnother, until another name is typed. */
export function relativeOf({ contactName, filled }: Pick<LookupValues, 'contactName' | 'filled'>) {
  return filled.relative?.name === contactName.trim() ? filled.relative : undefined;
}

/** A typed caller's name stays: staff have just asked for it. `sendsId`: whether the viewer may name patients by id. */
export function withChosen<V extends LookupValues>(values: V, patient: KnownPatient, sendsId: boolean): V {
  const { id } = patient;
  const known = knownOf(patient);
  const ids = id === undefined ? {} : { callerId: id, ...(sendsId && { patientId: id }) };
  const isCallerTyped = values.contactName !== values.filled.contactName;
  const caller = isCallerTyped && { contactName: values.contactName };
  return { ...values, ...known, ...caller, filled: { ...known, ...ids } };
}

interface Caller {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  birthDate: string | null;
}

interface Member {
  patientId: string;
  patientName: string;
  patientBirthDate: string | null;
  /** Whether the caller is notified. */
  isTold: boolean;
}

/** The turno is for the caller. */
export function withCaller<V extends LookupValues>(values: V, caller: Caller): V {
  const known = { ...EMPTY_KNOWN, ...ownData(caller), birthDate: toDateText(caller.birthDate) };
  return { ...values, ...known, filled: { ...known, callerId: caller.id, patientId: caller.id } };
}

/** The turno is for a person of the caller's family. */
export function withMember<V extends LookupValues>(values: V, caller: Caller, member: Member): V {
  const { email, phone } = member.isTold ? ownData(caller) : EMPTY_CONTACT;
  const known = {
    name: member.patientName,
    email,
    phone,
    contactName: caller.name,
    birthDate: toDateText(member.patientBirthDate),
  };
  return { ...values, ...known, filled: { ...known, callerId: caller.id, patientId: member.patientId } };
}

/** Id of the chosen person, until another name is typed. */
export function chosenPatientId({ name, filled }: LookupValues): string | undefined {
  return name.trim() === filled.name.trim() ? filled.patientId : undefined;
}
