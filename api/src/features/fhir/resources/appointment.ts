import type { Appointment, AppointmentParticipant, Coverage, Identifier, Patient } from '@medplum/fhirtypes';

import type { AppointmentStatus } from '../../../domain/appointment-status';
import type { CancellationReason } from '../../../domain/cancellation-reason';
import type { Context } from '../../../platform/context';
import type { Appointment as Turno } from '../../appointments/appointment.object';
import { canReadAppointment } from '../../appointments/appointment.policy';
import type { AppointmentCoverage } from '../../appointments/coverages/appointment-coverage.object';
import { visibleCancellation } from '../../appointments/change/cancellation-reason';
import type { Catalogue } from '../catalogue';
import { readsPatients, refersToPatients } from '../exchange/policy';
import { toTurnoCoverage } from './coverage';
import { kindConcept, overbookingConcept, roomLocation, someOf, specialtyConcept, specialtyOf } from './terms';

/** Pending appointments hold their time, as FHIR's do. */
export const STATUSES = {
  pending: 'pending',
  confirmed: 'booked',
  completed: 'fulfilled',
  cancelled: 'cancelled',
  no_show: 'noshow',
} as const satisfies Readonly<Record<AppointmentStatus, Appointment['status']>>;

const CANCELLATION = 'http://terminology.hl7.org/CodeSystem/appointment-cancellation-reason';
const REASONS: Readonly<Record<CancellationReason, string>> = {
  patient_asked: 'pat',
  professional_unavailable: 'prov',
  room_unavailable: 'other',
  entered_by_mistake: 'other',
  other: 'other',
};

const PATIENT = 'paciente';
const COVERAGE = 'cobertura';

/**
 * Contains name and contact as booked for callers who may read personal data. Refers to the patient for those who may
 * read patients, and contains the coverage for both.
 */
export function toAppointment(
  ctx: Context,
  turno: Turno,
  catalogue: Catalogue,
  { document, coverage }: { document: Identifier | null; coverage: AppointmentCoverage | null },
): Appointment {
  const { id, professionalId, professionalName, roomId, roomName, status, startTime, endTime, notes } = turno;
  const patient = readsPatients(ctx) ? toPatient(ctx, turno, document) : null;
  const reference = refersToPatients(ctx) && turno.patientId !== null ? `Patient/${turno.patientId}` : null;
  const contained = `#${PATIENT}`;
  const payer = coverageOf(coverage, {
    beneficiary: reference ?? (patient ? contained : null),
    hidesNumber: patient === null,
    currency: catalogue.clinic.currency,
  });
  const cancellation = visibleCancellation(ctx, turno);
  const accepted = status === 'pending' ? 'needs-action' : 'accepted';
  const specialty = specialtyOf(
    catalogue,
    catalogue.professionals.find((professional) => professional.id === professionalId)?.specialtyId ?? null,
  );
  const concept = specialty
    ? specialtyConcept(catalogue, specialty)
    : turno.specialty === null
      ? null
      : { text: turno.specialty };
  const { consultationKindId, consultationKindName } = turno;
  const serviceType = someOf([
    ...(concept ? [concept] : []),
    ...(consultationKindId !== null && consultationKindName !== null
      ? [kindConcept(catalogue.base, { id: consultationKindId, name: consultationKindName })]
      : []),
  ]);
  return {
    resourceType: 'Appointment',
    id,
    contained: someOf([...(patient ? [patient] : []), ...(payer ? [payer] : [])]),
    status: STATUSES[status],
    ...(cancellation && {
      cancelationReason: {
        coding: [{ system: CANCELLATION, code: REASONS[cancellation.reason] }],
        // The note may mention the patient.
        ...(patient && { text: cancellation.text }),
      },
    }),
    ...(serviceType && { serviceType }),
    ...(concept && { specialty: [concept] }),
    // FHIR has no appointmentType for overbooking.
    ...(turno.isOverbooking && { appointmentType: overbookingConcept(catalogue) }),
    // A contained resource has to be referred to.
    supportingInformation: someOf([
      ...(patient && reference !== null ? [{ reference: contained }] : []),
      ...(payer ? [{ reference: `#${COVERAGE}` }] : []),
    ]),
    start: startTime,
    end: endTime,
    minutesDuration: turno.durationMinutes,
    ...(patient && notes !== null && { comment: notes }),
    participant: [
      participant(`Practitioner/${professionalId}`, professionalName, accepted),
      participant(roomLocation(roomId), roomName, accepted),
      ...(patient || reference !== null
        ? [participant(reference ?? contained, patient ? turno.patientName : undefined, 'accepted')]
        : []),
    ],
  };
}

function coverageOf(
  coverage: AppointmentCoverage | null,
  { beneficiary, hidesNumber, currency }: { beneficiary: string | null; hidesNumber: boolean; currency: string },
): Coverage | null {
  if (coverage === null || beneficiary === null) return null;
  const shown = hidesNumber ? { ...coverage, memberNumber: null } : coverage;
  return toTurnoCoverage(shown, { id: COVERAGE, beneficiary, currency });
}

function participant(
  reference: string,
  display: string | undefined,
  status: 'accepted' | 'needs-action',
): AppointmentParticipant {
  const actor = { reference, ...(display !== undefined && { display }) } as AppointmentParticipant['actor'];
  return { actor, required: 'required', status };
}

function toPatient(ctx: Context, turno: Turno, document: Identifier | null): Patient {
  const { patientName, patientEmail, patientPhone, patientBirthDate, contactName } = turno;
  const telecom: Patient['telecom'] = someOf([
    ...(patientEmail === null ? [] : [{ system: 'email' as const, value: patientEmail }]),
    ...(patientPhone === null ? [] : [{ system: 'phone' as const, value: patientPhone }]),
  ]);
  const reached = telecom && { telecom };
  return {
    resourceType: 'Patient',
    id: PATIENT,
    ...(document && { identifier: [document] }),
    name: [{ text: patientName }],
    // With a contact name, e-mail and phone are the contact's.
    ...(contactName === null ? reached : { contact: [{ name: { text: contactName }, ...reached }] }),
    ...(patientBirthDate !== null && canReadAppointment(ctx.actor, turno) && { birthDate: patientBirthDate }),
  };
}
