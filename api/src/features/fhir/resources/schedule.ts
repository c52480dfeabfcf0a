import type { Schedule } from '@medplum/fhirtypes';

import { clinicDay, toOffsetIso } from '../../../domain/clinic-time';
import type { Professional } from '../../professionals/professional.object';
import type { Catalogue } from '../catalogue';
import { catalogueType } from '../search/catalogue-type';
import { tokensOf } from '../search/tokens';
import { CLINIC_LOCATION, scheduleActors, specialtyConcept, specialtyOf } from './terms';

/** A professional's schedule for the published dates. */
function toSchedule({ id, name, specialtyId }: Professional, catalogue: Catalogue): Schedule {
  const { clinic, dates } = catalogue;
  const specialty = specialtyOf(catalogue, specialtyId);
  const concept = specialty && specialtyConcept(catalogue, specialty);
  const { timeZone } = clinic;
  return {
    resourceType: 'Schedule',
    id: String(id),
    active: true,
    ...(concept && { serviceType: [concept], specialty: [concept] }),
    actor: scheduleActors(id).map((reference) => ({
      reference,
      display: reference === CLINIC_LOCATION ? clinic.name : name,
    })),
    planningHorizon: {
      start: toOffsetIso(timeZone, clinicDay(timeZone, dates[0]!).start),
      end: toOffsetIso(timeZone, clinicDay(timeZone, dates.at(-1)!).end),
    },
  };
}

export const SCHEDULE = catalogueType<Schedule>({
  name: 'Schedule',
  about: 'La agenda de cada profesional: hasta dónde se publican sus horarios.',
  all: (catalogue) => catalogue.professionals.map((professional) => toSchedule(professional, catalogue)),
  params: {
    actor: {
      type: 'reference',
      about: 'El profesional o la clínica',
      targets: ['PractitionerRole', 'Practitioner', 'Location'],
      of: ({ actor }) => actor.map(({ reference }) => reference),
    },
    date: {
      type: 'date',
      about: 'Que toque este tiempo',
      of: ({ planningHorizon }) => spanOf(planningHorizon?.start, planningHorizon?.end),
    },
    'service-type': { type: 'token', about: 'La especialidad', of: ({ serviceType }) => tokensOf(serviceType) },
    specialty: { type: 'token', about: 'La especialidad', of: ({ specialty }) => tokensOf(specialty) },
    active: { type: 'token', about: 'Siempre true', of: ({ active }) => [{ code: String(active) }] },
  },
});

function spanOf(start = '', end = ''): { start: number; end: number }[] {
  return [{ start: Date.parse(start) / 60_000, end: Date.parse(end) / 60_000 }];
}
