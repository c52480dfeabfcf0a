import type { Bundle } from '@medplum/fhirtypes';

import type { Exchange } from '../exchange/exchange';
import { bookProposed } from '../operations/book';
import { cancelTurno } from '../operations/cancel';
import { findAppointments } from '../operations/find';
import { definitionOf, OPERATION_DEFINITION } from '../resources/operation-definition';
import { APPOINTMENT_TYPE } from './appointment-type';
import { CATALOGUE_TYPES } from './catalogue-list';
import { fhirTypeOf } from './catalogue-types';
import type { FhirType } from './fhir-type';
import { SLOT_TYPE } from './slot-type';

/** All that are answered; addresses and CapabilityStatement are made of them. */
export const FHIR_TYPES: readonly FhirType[] = [
  ...CATALOGUE_TYPES.map(fhirTypeOf),
  SLOT_TYPE,
  APPOINTMENT_TYPE,
  fhirTypeOf(OPERATION_DEFINITION),
];

export interface FhirOperation {
  /** With a $ before it in addresses. */
  name: string;
  /** Spanish. */
  about: string;
  /** The canonical address of its definition. */
  definition(base: string): string;
  methods: readonly ('GET' | 'POST')[];
  /** Whether it has an address below that of a turno as well. */
  ofInstance: boolean;
  answer(exchange: Exchange, id: string | null): Promise<{ bundle: Bundle; id?: string }>;
}

/** Of Appointment. */
export const OPERATIONS: readonly FhirOperation[] = [
  {
    name: 'find',
    about: 'Propuesta de horarios que el público puede reservar (IHE ITI-115).',
    definition: () => 'https://profiles.ihe.net/ITI/Scheduling/OperationDefinition/appointment-find',
    methods: ['GET', 'POST'],
    ofInstance: false,
    answer: async (exchange) => ({ bundle: await findAppointments(exchange) }),
  },
  {
    name: 'book',
    about: 'Reserva de un turno, con las reglas de la página (IHE ITI-117).',
    definition: () => 'https://profiles.ihe.net/ITI/Scheduling/OperationDefinition/appointment-book',
    methods: ['POST'],
    ofInstance: false,
    answer: bookProposed,
  },
  {
    name: 'cancel',
    about: 'Cancelación de un turno, que libera su horario.',
    definition: (base) => definitionOf(base, 'cancel'),
    methods: ['POST'],
    ofInstance: true,
    answer: async (exchange, id) => ({ bundle: await cancelTurno(exchange, id) }),
  },
];
