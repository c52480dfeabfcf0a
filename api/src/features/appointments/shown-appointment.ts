import { maskedEmail, maskedName, maskedPhone } from '../../domain/masked-contact';
import { granted, isNamed } from '../../platform/access/judged';
import type { Actor } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import { canReadAppointment, type FamilyRight } from './appointment.policy';

interface Facts {
  professionalId: number;
  patientUserId: number | null;
  patientName: string;
  patientEmail: string | null;
  patientPhone: string | null;
  contactName: string | null;
  shownAs?: 'masked' | 'time';
  receiptVersion?: number;
  familyRight?: FamilyRight;
}

/** Other callers read masked contact by id, elsewhere only times. */
export function shownAppointment<Turno extends Facts>({ actor }: Pick<Context, 'actor'>, appointment: Turno): Turno {
  if (isOwnOrStaffs(actor, appointment)) return appointment;
  if (appointment.familyRight) return shownToFamily(appointment);
  return isNamed(appointment) ? masked(appointment) : timeAlone(appointment);
}

/** Address version of a new turno. */
export const NEW = 1;

function isOwnOrStaffs(actor: Actor, { professionalId, patientUserId }: Facts): boolean {
  return canReadAppointment(actor, { professionalId, patientUserId });
}

/** Without the contact, which may be the other parent's. */
export function shownToFamily<Turno extends Facts>(appointment: Turno): Turno {
  return { ...appointment, ...maskedContact(appointment) };
}

/** All fields, with the receipt. */
export function asBooked<Turno extends Facts>(appointment: Turno, addressVersion = NEW): Turno {
  appointment.receiptVersion = addressVersion;
  return granted(appointment);
}

function masked<Turno extends Facts>(appointment: Turno): Turno {
  return {
    ...appointment,
    ...UNWRITTEN,
    shownAs: 'masked',
    patientName: maskedName(appointment.patientName),
    ...maskedContact(appointment),
  };
}

function maskedContact({ patientEmail, patientPhone, contactName }: Facts) {
  return {
    patientEmail: patientEmail && maskedEmail(patientEmail),
    patientPhone: maskedPhone(patientPhone),
    contactName: contactName && maskedName(contactName),
  };
}

const UNWRITTEN = {
  patientId: null,
  notes: null,
  patientBirthDate: null,
  overbookingReason: null,
  cancellation: null,
  cancellationNote: null,
  patientMoves: 0,
};

function timeAlone<Turno extends Facts>(appointment: Turno): Turno {
  return { ...appointment, ...UNWRITTEN, ...NOBODY, ...NOT_WHAT_FOR, shownAs: 'time' };
}

const NOBODY = { patientName: 'Paciente', patientEmail: null, patientPhone: null, contactName: null };
const NOT_WHAT_FOR = { consultationKindId: null, consultationKindName: null, price: null };
