import type { Role } from '../clinic/session/session.generated';
import type { AgendaDayQuery } from '../features/agenda/agenda.generated';
import { calendarAnswers, type Turno } from './calendar-data';
import { aClinic } from './clinic-data';
import type { Answers } from './fake-api';

type Day = AgendaDayQuery['agendaDay'];

/** Staff of that role, and the agenda of whichever day; `set` changes the turnos as other users would. */
export function agendaAnswers(role: Role, first: readonly Turno[], more: Answers = {}) {
  const calendar = calendarAnswers(role, first);
  let turnos = first;
  const of = (date: unknown) => turnos.filter(({ startTime }) => startTime.startsWith(String(date)));
  const { now } = aClinic();
  const answers: Answers = {
    ...calendar.answers,
    AgendaDay: ({ date }) => ({ agendaDay: anAgendaDay(String(date), of(date)) }),
    AgendaDayVersion: ({ date }) => ({
      agendaDay: { __typename: 'AgendaDay', now, version: anAgendaDay(String(date), of(date)).version },
    }),
    AgendaDays: { agendaDays: [] },
    ...more,
  };
  return {
    answers,
    set: (next: readonly Turno[]) => {
      turnos = next;
      calendar.set(next);
    },
  };
}

/** A hold for the waiting list, with the first professional. */
export function aHold(id: string): Day['holds'][number] {
  const held = {
    __typename: 'HeldTime',
    id,
    professionalId: 3,
    professionalName: 'Dra. Lucía Fernández',
    roomId: 1,
    roomName: 'Consultorio 1',
    startTime: '2026-11-23T09:00:00-03:00',
    endTime: '2026-11-23T09:30:00-03:00',
    expiresAt: '2026-11-22T18:15:00-03:00',
    purpose: 'waiting_list',
    heldFor: 'Ema Luna',
  } as const;
  return held;
}

/** Two professionals and two rooms; the day says what it was made of. */
export function anAgendaDay(date: string, appointments: readonly Turno[], facts: Partial<Day> = {}): Day {
  const hours = [{ __typename: 'DayHours' as const, startTime: '09:00', endTime: '13:00' }];
  const person = { __typename: 'AgendaProfessional' as const, isPublic: true, hours, absences: [] };
  const room = { __typename: 'AgendaRoom' as const, isActive: true, hours };
  return {
    __typename: 'AgendaDay',
    date,
    now: aClinic().now,
    version: JSON.stringify(appointments),
    professionals: [
      { ...person, id: 3, name: 'Dra. Lucía Fernández', specialtyName: 'Cardiología' },
      { ...person, id: 5, name: 'Dr. Pablo Ruiz', specialtyName: null },
    ],
    rooms: [
      { ...room, id: 1, name: 'Consultorio 1' },
      { ...room, id: 2, name: 'Consultorio 2' },
    ],
    appointments,
    rentals: [],
    holds: [],
    ...facts,
  } as Day;
}
