import { maskedEmail, maskedName, maskedPhone } from '../../domain/masked-contact';
import { granted, isNamed, type Judgement } from '../../platform/access/judged';
import type { Appointment } from './appointment.object';
import { canReadAppointment } from './appointment.policy';

/** Others get contact masked where they named its id, and its time alone where something else led to it. */
export const shownAppointment: Judgement<Appointment> = ({ actor }, appointment) => {
  if (canReadAppointment(actor, appointment)) return appointment;
  return isNamed(appointment) ? masked(appointment) : timeAlone(appointment);
};

/** Of the address of a new one. */
export const NEW = 1;

/** For whoever has booked it: all of it, with the receipt of its address. */
export function asBooked(appointment: Appointment): Appointment {
  appointment.receiptVersion = NEW;
  return granted(appointment);
}

function masked(appointment: Appointment): Appointment {
  const { patientName, patientEmail, patientPhone, contactName } = appointment;
  return {
    ...appointment,
    ...UNWRITTEN,
    patientName: maskedName(patientName),
    patientEmail: maskedEmail(patientEmail),
    patientPhone: maskedPhone(patientPhone),
    contactName: contactName && maskedName(contactName),
  };
}

const UNWRITTEN = {
  isMasked: true,
  notes: null,
  patientBirthDate: null,
  overbookingReason: null,
  cancellation: null,
};

function timeAlone(appointment: Appointment): Appointment {
  return { ...appointment, ...UNWRITTEN, ...NOBODY, ...NOT_WHAT_FOR };
}

const NOBODY = { patientName: 'Paciente', patientEmail: '', patientPhone: null, contactName: null };
const NOT_WHAT_FOR = { consultationKindId: null, consultationKindName: null, price: null };
