import type { Extension, Slot } from '@medplum/fhirtypes';

import { toOffsetIsoList } from '../../../domain/clinic-time';
import { bookingPath } from '../../../domain/page-paths';
import type { Catalogue } from '../catalogue';
import type { SearchParam } from '../search/search-param';
import { tokensOf } from '../search/tokens';
import { slotIds, type SlotRow } from '../slots/slot-row';
import { scheduleActors } from './terms';

/** SMART Scheduling Links has moved; programs read either home's extensions. */
const HOMES = [
  'http://fhir-registry.smarthealthit.org/StructureDefinition',
  'http://hl7.org/fhir/uv/smart-scheduling-links/StructureDefinition',
];

/** Free slots only. */
export function toSlots(rows: readonly SlotRow[], catalogue: Catalogue): Slot[] {
  const { origin, clinic } = catalogue;
  const ids = slotIds(rows);
  const starts = toOffsetIsoList(
    clinic.timeZone,
    rows.map(({ start }) => start),
  );
  const ends = toOffsetIsoList(
    clinic.timeZone,
    rows.map(({ start, minutes }) => start + minutes),
  );
  const phones = clinic.phone === null ? [] : inHomes('booking-phone', { valueString: clinic.phone });
  return rows.map(({ professionalId, specialty }, index) => {
    const start = starts[index]!;
    return {
      resourceType: 'Slot',
      id: ids[index]!,
      extension: [
        ...inHomes('booking-deep-link', { valueUrl: origin + bookingPath(professionalId, start) }),
        ...phones,
      ],
      ...(specialty && { serviceType: [specialty] }),
      schedule: { reference: `Schedule/${professionalId}` },
      status: 'free',
      start,
      end: ends[index]!,
    };
  });
}

function inHomes(name: string, value: Omit<Extension, 'url'>): Extension[] {
  return HOMES.map((home) => ({ url: `${home}/${name}`, ...value }));
}

const FREE = { system: 'http://hl7.org/fhir/slotstatus', code: 'free' };

type OfProfessional = Pick<SlotRow, 'professionalId'>;

export const SLOT_PARAMS = {
  _id: {
    type: 'token',
    about: 'Su id',
    of: (row) => slotIds([row]).map((code) => ({ code })),
  },
  schedule: {
    type: 'reference',
    about: 'De qué agenda',
    targets: ['Schedule'],
    of: ({ professionalId }: OfProfessional) => [`Schedule/${professionalId}`],
  },
  'schedule.actor': {
    type: 'reference',
    about: 'El profesional o la clínica de esa agenda',
    targets: ['PractitionerRole', 'Practitioner', 'Location'],
    of: ({ professionalId }: OfProfessional) => scheduleActors(professionalId),
  },
  start: { type: 'date', about: 'Cuándo empieza', of: ({ start }) => [{ start, end: start }] },
  status: { type: 'token', about: 'Siempre free: lo que no se ofrece no es un Slot', of: () => [FREE] },
  'service-type': {
    type: 'token',
    about: 'La especialidad, por id o por el nombre de su página',
    of: ({ specialty }) => tokensOf(specialty ? [specialty] : []),
  },
  specialty: {
    type: 'token',
    about: 'La especialidad, por id o por el nombre de su página',
    of: ({ specialty }) => tokensOf(specialty ? [specialty] : []),
  },
} as const satisfies Readonly<Record<string, SearchParam<SlotRow>>>;
