import type { EventType } from './event-types';

export type Facts = Readonly<Record<string, unknown>>;
export type Entity =
  | 'appointment'
  | 'request'
  | 'rental'
  | 'absence'
  | 'professional'
  | 'patient'
  | 'payment'
  | 'clinic';

/** null: no such row. */
export interface NotedChange {
  entity: Entity;
  before: Facts | null;
  after: Facts | null;
  /** Changed columns, without their values. */
  concealed: readonly string[];
}

/** Facts after the change; the last ones of a deleted record. */
export interface MadeEvent {
  type: EventType;
  facts: Facts;
  previous: Facts | null;
}

/** Moving and confirming at once emits both events: listeners to one type miss none. */
export function eventsOfChange(change: NotedChange): MadeEvent[] {
  const { entity, before, after } = change;
  const facts = after ?? before ?? {};
  if (!before)
    return [{ type: isReversal(entity, facts) ? 'payment.reversed' : CREATED[entity], facts, previous: null }];
  if (!after) return [{ type: DELETED[entity], facts, previous: null }];
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  const previous = Object.fromEntries(changed.map((name) => [name, before[name]]));
  const types = TYPES_OF_UPDATE[entity]({ before, after, has: (...names) => names.some((it) => changed.includes(it)) });
  const isOver = types.includes('professional.removed');
  const isMore = types.length === 0 || (change.concealed.length > 0 && !isOver);
  const all = isMore && hasUpdates(entity) ? [...types, `${entity}.updated` as const] : types;
  return all.map((type) => ({ type, facts, previous }));
}

function isReversal(entity: Entity, { reverses_id: reversed }: Facts): boolean {
  return entity === 'payment' && reversed !== null;
}

function hasUpdates(entity: Entity): entity is Exclude<Entity, 'clinic' | 'patient' | 'payment'> {
  return entity !== 'clinic' && entity !== 'patient' && entity !== 'payment';
}

interface Update {
  before: Facts;
  after: Facts;
  has(...names: string[]): boolean;
}

const CREATED: Record<Entity, EventType> = {
  appointment: 'appointment.booked',
  request: 'request.created',
  rental: 'rental.created',
  absence: 'absence.created',
  professional: 'professional.created',
  patient: 'patient.unmerged',
  payment: 'payment.taken',
  clinic: 'clinic.time_zone_changed',
};

const DELETED: Record<Entity, EventType> = {
  appointment: 'appointment.deleted',
  request: 'request.deleted',
  rental: 'rental.deleted',
  absence: 'absence.deleted',
  professional: 'professional.removed',
  patient: 'patient.unmerged',
  payment: 'payment.reversed',
  clinic: 'clinic.time_zone_changed',
};

const APPOINTMENT_STATUS: Record<string, EventType> = {
  pending: 'appointment.reopened',
  confirmed: 'appointment.confirmed',
  completed: 'appointment.completed',
  no_show: 'appointment.no_show',
  cancelled: 'appointment.cancelled',
};

const TYPES_OF_UPDATE: Record<Entity, (update: Update) => EventType[]> = {
  appointment: ({ after, has }) => [
    ...(has('professional_id') ? (['appointment.reassigned'] as const) : []),
    ...(has('starts_at', 'ends_at', 'room_id') ? (['appointment.moved'] as const) : []),
    ...(has('status') ? [APPOINTMENT_STATUS[String(after['status'])]!] : []),
    ...(has('coverage') ? (['appointment.coverage_changed'] as const) : []),
    ...(has('authorization') ? (['appointment.authorization_changed'] as const) : []),
  ],
  request: ({ after, has }) => {
    if (after['status'] === 'assigned' && after['appointment_id'] !== null && has('status', 'appointment_id')) {
      return ['request.assigned'];
    }
    if (after['status'] !== 'rejected' || !has('status')) return [];
    // Changes recorded by an earlier version have no date.
    return [after['withdrawn_at'] == null ? 'request.rejected' : 'request.withdrawn'];
  },
  rental: ({ after, has }) => {
    if (!has('cancelled_at') || after['cancelled_at'] === null) return [];
    // Changes recorded by an earlier version have no credit.
    const isGivenBack = typeof after['credit_amount'] === 'number';
    return isGivenBack ? ['rental.cancelled', 'rental.given_back'] : ['rental.cancelled'];
  },
  absence: () => [],
  professional: ({ before, after, has }) => {
    if (has('user_id') && after['user_id'] === null) return ['professional.removed'];
    const isShown = isVisible(after);
    if (isVisible(before) !== isShown) return [isShown ? 'professional.shown' : 'professional.hidden'];
    return [];
  },
  patient: ({ after }) => {
    if (after['is_erased'] === true) return ['patient.erased'];
    return [after['merged_into'] === null ? 'patient.unmerged' : 'patient.merged'];
  },
  payment: () => [],
  clinic: () => ['clinic.time_zone_changed'],
};

function isVisible(professional: Facts): boolean {
  return professional['is_public'] === true && professional['is_suspended'] !== true;
}
