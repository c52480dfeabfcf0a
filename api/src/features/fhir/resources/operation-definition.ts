import type { OperationDefinition, OperationDefinitionParameter } from '@medplum/fhirtypes';

import { catalogueType } from '../search/catalogue-type';

const IHE = 'https://profiles.ihe.net/ITI/Scheduling/OperationDefinition';

interface Defined {
  code: string;
  title: string;
  about: string;
  /** Canonical URL of the standard operation. */
  follows?: string;
  affectsState: boolean;
  ofInstance: boolean;
  takes: readonly OperationDefinitionParameter[];
}

const taken = (
  name: string,
  type: OperationDefinitionParameter['type'],
  documentation: string,
  { min = 0, max = '1' } = {},
): OperationDefinitionParameter => ({ name, use: 'in', min, max, documentation, type });

/** A search parameter; any of several values matches. */
const sought = (name: string, searchType: OperationDefinitionParameter['searchType'], documentation: string) => ({
  ...taken(name, 'string', documentation, { max: '*' }),
  searchType,
});

const DEFINED: readonly Defined[] = [
  {
    code: 'find',
    title: 'Proponer horarios',
    about: 'Propuesta de los horarios que el público puede reservar, el más próximo primero. No guarda ninguno.',
    follows: `${IHE}/appointment-find`,
    affectsState: false,
    ofInstance: false,
    takes: [
      taken('start', 'dateTime', 'Desde cuándo.', { min: 1 }),
      taken('end', 'dateTime', 'Hasta cuándo, 31 días después como mucho. Una fecha abarca todo su día.', { min: 1 }),
      sought('practitioner', 'reference', 'Con qué profesional.'),
      sought('schedule', 'reference', 'De qué agenda.'),
      sought('specialty', 'token', 'De qué especialidad, por id o por el nombre de su página.'),
      sought('service-type', 'token', 'Lo mismo que specialty.'),
      sought('visit-type', 'token', 'Lo mismo que specialty.'),
      sought('service-type-reference', 'reference', 'De qué HealthcareService.'),
      sought('location-reference', 'reference', 'En qué lugar: Location/clinica.'),
      taken('_count', 'integer', 'Cuántos como mucho, hasta 200.'),
    ],
  },
  {
    code: 'book',
    title: 'Reservar un turno',
    about:
      'Reserva de uno de los horarios propuestos, con las reglas de la página. Con la misma Idempotency-Key, o con el ' +
      'mismo identificador del turno, un reintento recibe el mismo turno. Va uno de los dos: appointment-reference o ' +
      'appointment-resource.',
    follows: `${IHE}/appointment-book`,
    affectsState: true,
    ofInstance: false,
    takes: [
      taken('appointment-reference', 'Reference', 'El turno que $find propuso.'),
      taken('appointment-resource', 'Appointment', 'El turno, con su Slot o con profesional y comienzo.'),
      taken('patient-resource', 'Patient', 'Para quién, si no está contenido en el turno.'),
      taken('patient-reference', 'Reference', 'Para quién, de los pacientes que quien reserva puede leer.'),
    ],
  },
  {
    code: 'cancel',
    title: 'Cancelar un turno',
    about: 'Cancelación de un turno, que libera su horario. Sin id en la dirección, appointment-reference dice cuál.',
    affectsState: true,
    ofInstance: true,
    takes: [taken('appointment-reference', 'Reference', 'Qué turno, si la dirección no lo dice.')],
  },
];

const FOUND: OperationDefinitionParameter = {
  name: 'return',
  use: 'out',
  min: 1,
  max: '1',
  documentation: 'Un searchset con los turnos.',
  type: 'Bundle',
};

/** Our definition, also where we follow a standard. */
export function definitionOf(base: string, code: string): string {
  return `${base}/OperationDefinition/${idOf(code)}`;
}

const idOf = (code: string): string => `appointment-${code}`;

function toDefinition(
  { code, title, about, follows, affectsState, ofInstance, takes }: Defined,
  base: string,
): OperationDefinition {
  return {
    resourceType: 'OperationDefinition',
    id: idOf(code),
    url: definitionOf(base, code),
    name: `Appointment${code[0]!.toUpperCase()}${code.slice(1)}`,
    title,
    status: 'active',
    kind: 'operation',
    description: about,
    affectsState,
    code,
    ...(follows !== undefined && { base: follows }),
    resource: ['Appointment'],
    system: false,
    type: true,
    instance: ofInstance,
    parameter: [...takes, FOUND],
  };
}

export const OPERATION_DEFINITION = catalogueType<OperationDefinition>({
  name: 'OperationDefinition',
  about: 'Qué recibe y qué responde cada operación de Appointment.',
  all: ({ base }) => DEFINED.map((one) => toDefinition(one, base)),
  params: {
    url: { type: 'uri', about: 'Su dirección canónica', of: ({ url }) => [url] },
    code: { type: 'token', about: 'El nombre de la operación, sin $', of: ({ code }) => [{ code }] },
    base: {
      type: 'reference',
      about: 'La dirección canónica de la operación que sigue, como la de IHE',
      targets: ['OperationDefinition'],
      of: ({ base }) => [base],
    },
  },
});
