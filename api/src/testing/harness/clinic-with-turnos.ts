import type { Bundle, Patient } from '@medplum/fhirtypes';

import { makeProfessional, makeSpecialty, makeUser, openSession, signedIn } from '../factories/people';
import { makeRequest } from '../factories/requests';
import { makeAppointment, makeRoom } from '../factories/rooms';
import { startTestApp, type TestApp } from './app';
import { callFhir, type FhirAnswer } from './fhir';

export interface ClinicWithTurnos {
  app: TestApp;
  ana: { id: number; token: string };
  pablo: { id: number; token: string };
  /** Tokens. */
  admin: string;
  patient: string;
  /** By day: two appointments of Ana, one of Pablo for a child. */
  confirmed: string;
  cancelled: string;
  pablos: string;
  room: number;
}

export async function openClinicWithTurnos(): Promise<ClinicWithTurnos> {
  const app = await startTestApp(undefined, { linksToItself: true });
  const { db } = app;
  const cardiology = await makeSpecialty(db, { name: 'Cardiología' });
  const ana = await makeProfessional(db, { name: 'Ana Paz', specialtyId: cardiology });
  const pablo = await makeProfessional(db, { name: 'Pablo Núñez' });
  const { token: admin } = await signedIn(db, 'admin');
  const patientUserId = await makeUser(db, { name: 'Pedro Paciente' });
  const patient = await openSession(db, patientUserId);
  const room = await makeRoom(db, { name: 'Consultorio 1' });
  const at = (professionalId: number, day: number, hour: number, more: object) =>
    makeAppointment(db, {
      professionalId,
      roomId: room,
      from: `2026-06-0${day}T${hour}:00-03:00`,
      to: `2026-06-0${day}T${hour}:30-03:00`,
      ...more,
    });
  const confirmed = await at(ana.id, 3, 10, { status: 'confirmed', patientUserId, patientPhone: '11 5555-0101' });
  const cancelled = await at(ana.id, 4, 11, { status: 'cancelled' });
  const child = { patientName: 'Nina', contactName: 'Rosa', patientBirthDate: '2020-01-02' };
  const pablos = await at(pablo.id, 5, 12, child);
  await makeRequest(db, {
    specialtyId: cardiology,
    patientName: 'Pedro Paciente',
    patientEmail: 'pedro@ejemplo.example',
    formConfig: [{ id: 'dni', type: 'text', label: 'DNI', required: true }],
    formData: { dni: '30.123.456' },
  });
  return { app, ana, pablo, admin, patient, confirmed, cancelled, pablos, room };
}

export const PATIENT: Patient = {
  resourceType: 'Patient',
  id: 'p',
  name: [{ given: ['María', 'Luz'], family: 'Gómez' }],
  telecom: [
    { system: 'phone', value: '11 5555-0202' },
    { system: 'email', value: 'maria@ejemplo.example' },
  ],
  birthDate: '1990-05-04',
};

export const parameters = (...parameter: object[]) => ({ resourceType: 'Parameters', parameter });

export const proposal = (slot: string, more: object = {}) => ({
  resourceType: 'Appointment',
  status: 'proposed',
  slot: [{ reference: `Slot/${slot}` }],
  participant: [{ actor: { reference: '#p' }, status: 'accepted' }],
  contained: [PATIENT],
  ...more,
});

export function book(
  app: TestApp,
  appointment: object,
  call: { token?: string; headers?: Record<string, string> } = {},
): Promise<FhirAnswer<Bundle>> {
  const body = parameters({ name: 'appointment-resource', resource: appointment });
  return callFhir<Bundle>(app, 'POST /Appointment/$book', { ...call, body });
}
