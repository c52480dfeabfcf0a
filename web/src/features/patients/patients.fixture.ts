import { calendarAnswers } from '../../testing/calendar-data';
import type { Answers } from '../../testing/fake-api';
import type { PatientField } from './merge/merge.generated';
import type { TurnoOfPatientFragment } from './page/patient-page.generated';
import { FIELD_KEYS } from './patient-fields';
import type { ListedPatientFragment } from './patients.generated';

type LastTurno = NonNullable<ListedPatientFragment['lastAppointment']>;

const lastTurno = (facts: Partial<LastTurno> = {}) =>
  ({
    __typename: 'LastAppointment',
    id: 'turno-1',
    startTime: '2026-11-23T09:30:00-03:00',
    status: 'pending',
    professionalName: 'Dra. Lucía Fernández',
    contactName: null,
    patientBirthDate: null,
    ...facts,
  }) as const;

/** Before 21 November 2026, the day of `aClinic`. */
export const PAST = lastTurno({ id: 'turno-0', startTime: '2026-08-03T11:00:00-03:00', status: 'completed' });

export const aPatient = (facts: Partial<ListedPatientFragment> = {}) => ({
  __typename: 'Patient' as const,
  id: 'paciente-1',
  ...(Object.fromEntries(FIELD_KEYS.map((field) => [field, null])) as Record<PatientField, null>),
  name: 'Nora Ñandú',
  mayBookOnline: 'yes' as const,
  birthDate: '1980-02-28',
  email: 'nora@correo.example',
  phone: '+54 11 2345 6789',
  state: 'temporary' as const,
  identifiers: [],
  documentNumber: '27111222',
  version: 3,
  noShows: 1,
  lastAppointment: lastTurno(),
  merges: [],
  rowCounts: { __typename: 'PatientRowCounts' as const, appointments: 3, requests: 1, waitingListEntries: 0 },
  ...facts,
});

export const DNI = { __typename: 'PatientIdentifier', kind: 'dni', number: '30111222', registeredSex: 'M' } as const;

export const aTurnoOf = (facts: Partial<TurnoOfPatientFragment> = {}) => ({
  __typename: 'Appointment' as const,
  id: 'turno-1',
  status: 'pending' as const,
  startTime: '2026-11-23T09:30:00-03:00',
  professionalId: 3,
  professionalName: 'Dra. Lucía Fernández',
  specialty: 'Cardiología',
  roomName: 'Consultorio 2',
  ...facts,
});

export const candidatePage = (items: readonly object[], total = items.length) => ({
  patientCandidates: {
    __typename: 'PatientCandidatePage',
    items,
    pagination: { __typename: 'Pagination', total },
    hasUncounted: false,
  },
});

/** A panel of an administrator, who may do everything. */
export const panelAnswers = (more: Answers): Answers => ({
  ...calendarAnswers('admin', []).answers,
  WaitingListShown: { isWaitingListEnabled: true },
  CountPatientCandidates: candidatePage([]),
  CoveragesOfPatient: ({ id }) => ({ patient: { __typename: 'Patient', id, coverages: [] } }),
  InsurersToChoose: { insurers: [] },
  ...more,
});
