import { aClinic, aUser, landingAnswers } from '../../../testing/clinic-data';
import type { Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import type { RequestFactsFragment, UpdateRequestInput } from './requests.generated';

type Field = RequestFactsFragment['formConfig'][number];
const field = (id: string, label: string, type: Field['type'], options: string[] = []) => ({
  __typename: 'FormField',
  id,
  label,
  type,
  options,
  required: false,
  placeholder: null,
  validation: null,
});

/** A request for cardiology, with an answer of each kind. */
export function aRequest(facts: Partial<RequestFactsFragment> = {}) {
  return {
    __typename: 'AppointmentRequest',
    id: 'r1',
    number: 1042,
    version: 1,
    status: 'pending',
    patientName: 'Nora Ñandú',
    patientEmail: 'nora@correo.example',
    patientPhone: null,
    patientBirthDate: null,
    contactName: null,
    coverage: null,
    specialtyId: 1,
    specialtyName: 'Cardiología',
    preferredDate: '2026-11-24',
    preferredTime: '09:30',
    createdAt: '2026-11-20T18:05:00-03:00',
    formData: { plan: '310', alergias: ['Yodo', 'Látex'], primera: false, nacimiento: '1958-03-07' },
    formConfig: [
      field('plan', 'Plan', 'select', ['210', '310']),
      field('alergias', 'Alergias', 'checkbox', ['Penicilina', 'Látex', 'Yodo']),
      field('primera', 'Primera vez', 'checkbox'),
      field('nacimiento', 'Fecha de nacimiento', 'date'),
      field('motivo', 'Motivo', 'textarea'),
    ],
    adminNotes: null,
    rejectionReason: null,
    rejectionTold: false,
    withdrawnAt: null,
    appointment: null,
    ...facts,
  };
}
export function aProfessional(id: number, name: string) {
  return { __typename: 'Professional', id, name, defaultDurationMinutes: 30, consultationKinds: [] };
}

type Request = ReturnType<typeof aRequest>;

/** A page of requests as the server returns it. */
export function pageOf(requests: readonly Request[], total = requests.length) {
  return {
    appointmentRequests: {
      __typename: 'AppointmentRequestPage',
      items: requests,
      isNear: false,
      pagination: { __typename: 'Pagination', total },
    },
  };
}

/** The requests page of an administrator; later responses include the changes. */
export async function openRequests(first: Request[], more: Answers = {}, path = '/admin/appointments/requests') {
  localStorage.setItem('token', 'abc');
  let requests = first;
  const change = (id: string, facts: Partial<RequestFactsFragment>) => {
    requests = requests.map((request) =>
      request.id === id ? { ...request, ...facts, version: request.version + 1 } : request,
    );
    return requests.find((request) => request.id === id) ?? aRequest();
  };
  const app = await renderApp(path, {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    RequestSpecialties: { allSpecialties: [{ __typename: 'Specialty', id: 1, name: 'Cardiología' }] },
    Requests: () => pageOf(requests),
    LostAppointments: () => pageOf([]),
    UpdateRequest: ({ id, input }) => {
      const { rejection, status, adminNotes } = input as UpdateRequestInput;
      const rejected = rejection && { rejectionReason: rejection.reason, rejectionTold: rejection.tellPatient };
      const facts = { ...(status && { status }), adminNotes, ...rejected } as Partial<RequestFactsFragment>;
      return { updateRequest: change(id as string, facts) };
    },
    ...more,
  });
  const sent = (operation: string) =>
    app.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { ...app, sent, change };
}
