import { toOffsetIso } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import type { Entity, Facts } from '../../domain/events-of-change';
import { formatTime } from '../../domain/time-of-day';
import type { Names } from './event-names';

export interface Words {
  timeZone: string;
  names: Names;
}

/** What is told of a row's facts, with the keys of the documented calls. */
export const FACTS: Record<Entity, (facts: Facts, words: Words) => Facts> = {
  appointment: (facts, words) => ({
    id: facts['id'],
    status: facts['status'],
    ...timesOf(facts, words),
    ...professionalOf(facts, words),
    ...specialtyOfProfessional(facts, words),
    ...roomOf(facts, words),
    cancellation_reason: facts['cancellation_reason'],
  }),
  request: (facts, words) => ({
    id: facts['id'],
    number: facts['number'],
    status: facts['status'],
    ...specialtyOf(facts, words),
    ...professionalOf(facts, words),
    appointment_id: facts['appointment_id'],
    preferred_date: facts['preferred_date'],
    preferred_time: facts['preferred_time'],
  }),
  rental: (facts, words) => ({
    id: facts['id'],
    status: facts['cancelled_at'] === null ? 'active' : 'cancelled',
    ...timesOf(facts, words),
    ...professionalOf(facts, words),
    ...roomOf(facts, words),
  }),
  absence: (facts, words) => ({
    id: facts['id'],
    ...professionalOf(facts, words),
    date: facts['date'],
    start_time: formatTime(Number(facts['start_minute'])),
    end_time: formatTime(Number(facts['end_minute'])),
  }),
  professional: (facts, words) => ({
    id: facts['id'],
    name: words.names.professionals.get(Number(facts['id']))?.name ?? null,
    ...specialtyOf(facts, words),
    default_duration_minutes: facts['default_duration_minutes'],
    is_public: facts['user_id'] !== null && facts['is_public'] === true && facts['is_suspended'] !== true,
  }),
  clinic: (facts) => ({ time_zone: facts['timezone'] }),
};

function timesOf(facts: Facts, { timeZone }: Words): Facts {
  const [start, end] = [minuteOf(facts['starts_at']), minuteOf(facts['ends_at'])];
  return {
    start_time: toOffsetIso(timeZone, start),
    end_time: toOffsetIso(timeZone, end),
    duration_minutes: end - start,
  };
}

function minuteOf(timestamp: unknown): number {
  return floorToMinute(new Date(String(timestamp)));
}

function professionalOf(facts: Facts, { names }: Words): Facts {
  const id = facts['professional_id'];
  return { professional_id: id, professional_name: names.professionals.get(Number(id))?.name ?? null };
}

function specialtyOfProfessional(facts: Facts, { names }: Words): Facts {
  const professional = names.professionals.get(Number(facts['professional_id']));
  return { specialty_id: professional?.specialtyId ?? null, specialty: professional?.specialtyName ?? null };
}

function specialtyOf(facts: Facts, { names }: Words): Facts {
  const id = facts['specialty_id'];
  return { specialty_id: id, specialty: names.specialties.get(Number(id))?.name ?? null };
}

function roomOf(facts: Facts, { names }: Words): Facts {
  const id = facts['room_id'];
  return { room_id: id, room_name: names.rooms.get(Number(id))?.name ?? null };
}
