import type { Bundle } from '@medplum/fhirtypes';
import { IsNull } from 'typeorm';

import type { Context } from '../../../platform/context';
import { AppError, notFound } from '../../../platform/errors/app-error';
import { ProfessionalEntity } from '../../professionals/professional.entity';
import type { Exchange } from '../exchange/exchange';
import { bookProposed } from '../operations/book';
import { cancelTurno } from '../operations/cancel';
import { findAppointments } from '../operations/find';
import { matchPatient } from '../operations/match';
import { definitionOf, OPERATION_DEFINITION } from '../resources/operation-definition';
import type { CatalogueType } from '../search/catalogue-type';
import { matcherOf, readSearch } from '../search/read-search';
import { searchBundle } from '../search/search-bundle';
import { APPOINTMENT_TYPE } from './appointment-type';
import { CATALOGUE_TYPES } from './catalogue-list';
import type { FhirType } from './fhir-type';
import { includedIn, referencesOf } from './included-in';
import { PATIENT_TYPE } from './patient-type';
import { SLOT_TYPE } from './slot-type';

const OF_PROFESSIONALS: ReadonlySet<string> = new Set(['Practitioner', 'PractitionerRole', 'Schedule']);

function fhirTypeOf(type: CatalogueType): FhirType {
  const { name, about, params, all } = type;
  return {
    name,
    about,
    isPublic: true,
    params,
    references: referencesOf(type),
    async read(exchange, id) {
      const found = all(await exchange.catalogue()).find((resource) => resource.id === id);
      if (found) return found;
      if (OF_PROFESSIONALS.has(name)) await assertNotRemoved(exchange.visitor, id);
      throw notFound(`No existe ese ${name}`);
    },
    async search(exchange) {
      const search = readSearch(params, exchange.query, exchange.handling);
      const catalogue = await exchange.catalogue();
      const matches = matcherOf(params, search.asked, { zone: catalogue.clinic.timeZone, base: catalogue.base });
      const found = all(catalogue).filter(matches).sort(byId);
      const { after } = search;
      const rest = after === null ? found : found.filter((resource) => byId(resource, { id: after }) > 0);
      const page = rest.slice(0, search.count);
      return searchBundle({
        base: catalogue.base,
        type: name,
        search,
        total: found.length,
        page,
        included: includedIn(catalogue, page, search.includes),
        next: rest.length > page.length ? (page.at(-1)?.id ?? null) : null,
      });
    },
  };
}

/** GONE for removed professionals. */
async function assertNotRemoved({ db }: Context, id: string): Promise<void> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return;
  if (await db.manager.existsBy(ProfessionalEntity, { id: Number(id), userId: IsNull() }))
    throw new AppError('GONE', 'El profesional ya no atiende en la clínica');
}

const ORDER = new Intl.Collator('en', { numeric: true });
const byId = (a: { id?: string }, b: { id?: string }): number => ORDER.compare(a.id ?? '', b.id ?? '');

export const FHIR_TYPES: readonly FhirType[] = [
  ...CATALOGUE_TYPES.map(fhirTypeOf),
  SLOT_TYPE,
  APPOINTMENT_TYPE,
  PATIENT_TYPE,
  fhirTypeOf(OPERATION_DEFINITION),
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
