import { APPOINTMENT_STATUSES, type AppointmentStatus } from '../../../domain/appointment-status';
import { toTimestamp } from '../../../domain/epoch-minute';
import { invalid } from '../../../platform/errors/app-error';
import type { AppointmentFilter } from '../../appointments/appointment.inputs';
import type { Appointment } from '../../appointments/appointment.object';
import { STATUSES } from '../resources/appointment';
import { roomLocation } from '../resources/terms';
import { dateOf, referencesOf, tokenTest, valuesOf, type Asked, type Place, type SearchParam } from './search-param';

const statusToken = (status: AppointmentStatus) => ({
  system: 'http://hl7.org/fhir/appointmentstatus',
  code: STATUSES[status],
});

export const APPOINTMENT_PARAMS = {
  _id: { type: 'token', about: 'Su id', of: ({ id }) => [{ code: id }] },
  date: { type: 'date', about: 'Cuándo empieza', of: ({ startTime }) => [startOf(startTime)] },
  practitioner: {
    type: 'reference',
    about: 'El profesional',
    targets: ['Practitioner'],
    of: ({ professionalId }) => [`Practitioner/${professionalId}`],
  },
  actor: {
    type: 'reference',
    about: 'El profesional',
    targets: ['Practitioner'],
    of: ({ professionalId, roomId }) => [`Practitioner/${professionalId}`, roomLocation(roomId)],
  },
  patient: {
    type: 'reference',
    about: 'El paciente',
    targets: ['Patient'],
    of: ({ patientId }) => [patientId === null ? undefined : `Patient/${patientId}`],
  },
  status: { type: 'token', about: 'Su estado', of: ({ status }) => [statusToken(status)] },
} as const satisfies Readonly<Record<string, SearchParam<Appointment>>>;

/** Filter for `appointments`; null: nothing can match. BAD_REQUEST when unsupported. */
export function filterOf(asked: readonly Asked[], place: Place): AppointmentFilter | null {
  let [from, until]: [number, number] = [-Infinity, Infinity];
  let statuses = new Set<AppointmentStatus>(APPOINTMENT_STATUSES);
  let professionals: ReadonlySet<string> | null = null;
  let patients: ReadonlySet<string> | null = null;
  for (const one of asked) {
    if (one.name === 'date') {
      const bounds = boundsOf(one, place);
      [from, until] = [Math.max(from, bounds.from), Math.min(until, bounds.until)];
    } else if (one.name === 'status') {
      const isSought = tokenTest(one, valuesOf(one));
      statuses = new Set([...statuses].filter((status) => isSought(statusToken(status))));
    } else if (one.name === 'patient') {
      patients = both(
        patients,
        valuesOf(one).flatMap((value) => referencesOf(['Patient'], one, value, place)),
      );
    } else {
      const named = valuesOf(one).flatMap((value) => referencesOf(['Practitioner'], one, value, place));
      professionals = both(professionals, named);
    }
  }
  if (statuses.size === 0 || from >= until || professionals?.size === 0 || patients?.size === 0) return null;
  return {
    from: from === -Infinity ? null : toTimestamp(from).toISOString(),
    until: until === Infinity ? null : toTimestamp(until).toISOString(),
    status: statuses.size === APPOINTMENT_STATUSES.length ? null : [...statuses].join(','),
    professionalId: professionals === null ? null : professionalOf(professionals),
    patientId: patients === null ? null : patientOf(patients),
  };
}

function both(some: ReadonlySet<string> | null, others: readonly string[]): ReadonlySet<string> {
  return new Set(some === null ? others : others.filter((it) => some.has(it)));
}

/** Appointments start at whole minutes. */
function boundsOf(one: Asked, place: Place): { from: number; until: number } {
  const [value = '', ...more] = valuesOf(one);
  const { prefix, start, end } = dateOf(one, value, place);
  if (more.length > 0 || prefix === 'ne') throw invalid('date', 'date admite un solo valor, sin ne');
  const [first, last] = [Math.ceil(start), Math.ceil(end)];
  switch (prefix) {
    case 'eq':
      return { from: first, until: last };
    case 'gt':
    case 'sa':
      return { from: last, until: Infinity };
    case 'ge':
      return { from: first, until: Infinity };
    case 'lt':
    case 'eb':
      return { from: -Infinity, until: first };
    case 'le':
      return { from: -Infinity, until: last };
  }
}

/** -1 matches none. */
function professionalOf(references: ReadonlySet<string>): number {
  const [reference = '', ...more] = references;
  if (more.length > 0) throw invalid('practitioner', 'Los turnos se buscan de un profesional por vez');
  const [, type, id] = /^(\w+)\/(.*)$/.exec(reference) ?? [];
  if (type !== 'Practitioner') throw invalid('actor', 'Los turnos se buscan por Practitioner');
  return /^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : -1;
}

/** A text that is no id matches none. */
function patientOf(references: ReadonlySet<string>): string {
  const [reference = '', ...more] = references;
  if (more.length > 0) throw invalid('patient', 'Los turnos se buscan de un paciente por vez');
  return reference.replace(/^Patient\//, '');
}

function startOf(startTime: string): { start: number; end: number } {
  const start = Date.parse(startTime) / 60_000;
  return { start, end: start };
}
