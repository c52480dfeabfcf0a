import type { EventType } from '../../domain/event-types';
import type { Entity, Facts } from '../../domain/events-of-change';
import type { Transaction } from '../../platform/database/database';
import { clinicSettingsIn } from '../settings/settings.service';
import type { JsonSchema } from '../../platform/rest/openapi/json-schema';
import { publishedFacts } from './event-facts';
import { entityOf, namesOf, patientsOf } from './event-names';
import type { EventEntity } from './event.entity';

/** Rises with a breaking change. */
export const PAYLOAD_VERSION = 1;

/** For webhooks and the API, with the documented keys. */
export interface EventPayload {
  id: string;
  type: EventType | 'webhook.test';
  version: number;
  /** ISO 8601, UTC. */
  timestamp: string;
  /** null: test. */
  sequence: number | null;
  data: Facts;
}

interface PayloadScope {
  withPersonalData: boolean;
}

/** Ids, times and statuses are the event's; names and personal data are current, so that erased data stay erased. */
export async function payloadsOf(
  db: Pick<Transaction, 'manager' | 'rows'>,
  events: readonly EventEntity[],
  { withPersonalData }: PayloadScope,
): Promise<EventPayload[]> {
  const { timeZone } = await clinicSettingsIn(db);
  const names = await namesOf(db, events);
  const patients = withPersonalData ? await patientsOf(db, events) : null;
  return events.map(({ key, type, at, number, facts, previous }) => {
    const entity = entityOf(type);
    const words = { timeZone, names };
    const published = publishedFacts(entity, facts, words);
    const patient = patients && PATIENT_OF.has(entity) ? { patient: patients.get(String(facts['id'])) ?? null } : {};
    return {
      id: `evt_${key}`,
      type,
      version: PAYLOAD_VERSION,
      timestamp: at.toISOString(),
      sequence: Number(number),
      data: {
        [entity]: { ...published, ...patient },
        ...(previous && { previous: changedOf(published, publishedFacts(entity, { ...facts, ...previous }, words)) }),
      },
    };
  });
}

export const PATIENT_OF: ReadonlySet<Entity> = new Set(['appointment', 'request']);

/** Matches patientsOf. */
export const PATIENT_SCHEMA: JsonSchema = {
  type: ['object', 'null'],
  description: 'Solo si se pidieron los datos del paciente; null si ya no existe',
  properties: {
    name: { type: 'string' },
    email: { type: ['string', 'null'], description: 'null: el paciente no tiene correo' },
    phone: { type: ['string', 'null'] },
    contact_name: { type: ['string', 'null'], description: 'Quien reservó por otra persona' },
  },
  required: ['name', 'email', 'phone', 'contact_name'],
};

function changedOf(published: Facts, before: Facts): Facts {
  return Object.fromEntries(Object.entries(before).filter(([key, value]) => published[key] !== value));
}
