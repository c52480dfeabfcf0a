import type { Bundle } from '@medplum/fhirtypes';

import type { Exchange } from '../exchange/exchange';
import { bookProposed } from '../operations/book';
import { cancelTurno } from '../operations/cancel';
import { findAppointments } from '../operations/find';
import { matchPatient } from '../operations/match';
import { definitionOf, OPERATION_DEFINITION } from '../resources/operation-definition';
import { APPOINTMENT_TYPE } from './appointment-type';
import { CATALOGUE_TYPES } from './catalogue-list';
import { COVERAGE_TYPE } from './coverage-type';
import type { FhirType } from './fhir-type';
import { catalogued } from './listed-type';
import { ORGANIZATION_TYPE } from './organization-type';
import { PATIENT_TYPE } from './patient-type';
import { SLOT_TYPE } from './slot-type';

export const FHIR_TYPES: readonly FhirType[] = [
  ...CATALOGUE_TYPES.map(catalogued),
  SLOT_TYPE,
  APPOINTMENT_TYPE,
  PATIENT_TYPE,
  COVERAGE_TYPE,
  ORGANIZATION_TYPE,
  catalogued(OPERATION_DEFINITION),
];

export interface FhirOperation {
  type: 'Appointment' | 'Patient';
  /** Without the $ of URLs. */
  name: string;
  /** Spanish. */
  about: string;
  /** Canonical URL of its definition. */
  definition(base: string): string;
  methods: readonly ('GET' | 'POST')[];
  /** Whether it also exists below a resource's URL. */
  ofInstance: boolean;
  answer(exchange: Exchange, id: string | null): Promise<{ bundle: Bundle; id?: string }>;
}

export const OPERATIONS: readonly FhirOperation[] = [
  {
    type: 'Appointment',
    name: 'find',
    about: 'Propuesta de horarios que el público puede reservar (IHE ITI-115).',
    definition: () => 'https://profiles.ihe.net/ITI/Scheduling/OperationDefinition/appointment-find',
    methods: ['GET', 'POST'],
    ofInstance: false,
    answer: async (exchange) => ({ bundle: await findAppointments(exchange) }),
  },
  {
    type: 'Appointment',
    name: 'book',
    about: 'Reserva de un turno, con las reglas de la página (IHE ITI-117).',
    definition: () => 'https://profiles.ihe.net/ITI/Scheduling/OperationDefinition/appointment-book',
    methods: ['POST'],
    ofInstance: false,
    answer: bookProposed,
  },
  {
    type: 'Appointment',
    name: 'cancel',
    about: 'Cancelación de un turno, que libera su horario.',
    definition: (base) => definitionOf(base, 'cancel'),
    methods: ['POST'],
    ofInstance: true,
    answer: async (exchange, id) => ({ bundle: await cancelTurno(exchange, id) }),
  },
  {
    type: 'Patient',
    name: 'match',
    about: 'Los pacientes que pueden ser una persona, del más seguro al menos.',
    definition: () => 'http://hl7.org/fhir/OperationDefinition/Patient-match',
    methods: ['POST'],
    ofInstance: false,
    answer: async (exchange) => ({ bundle: await matchPatient(exchange) }),
  },
];
