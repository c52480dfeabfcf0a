import { screen, within } from '@testing-library/react';

import { aUser, landingAnswers } from '../../testing/clinic-data';
import type { Answers } from '../../testing/fake-api';
import { setPageVisible } from '../../testing/page-visibility';
import { renderApp } from '../../testing/render-app';
import type { TodayTurnoFragment } from './today.generated';

const DATE = '2026-11-23';
export const at = (time: string) => `${DATE}T${time}:00-03:00`;

/** At 09:30 of a Monday. */
export function aTurno(facts: Partial<TodayTurnoFragment> = {}) {
  return {
    __typename: 'Appointment',
    id: 'turno-1',
    status: 'confirmed',
    patientId: 'paciente-1' as string | null,
    patientName: 'Nora Ñandú',
    patientPhone: '+54 11 2345-6789',
    patientBirthDate: null as string | null,
    contactName: null as string | null,
    consultationKindName: null,
    isOverbooking: false,
    patientMoves: 0,
    paid: null as number | null,
    startTime: at('09:30'),
    endTime: at('10:00'),
    professionalId: 3,
    professionalName: 'Dra. Lucía Fernández',
    roomId: 2,
    roomName: 'Consultorio 2',
    version: 1,
    visit: null,
    ...facts,
    viewerCan: { __typename: 'AppointmentAbilities', setStatus: true },
  } as const;
}
type Turno = ReturnType<typeof aTurno>;

export const arrivedAt = (time: string, step: 'arrived' | 'called' | 'started' = 'arrived') =>
  ({
    visit: {
      __typename: 'Visit',
      step,
      arrivedAt: at(time),
      calledAt: step === 'arrived' ? null : at(time),
      startedAt: step === 'started' ? at(time) : null,
      finishedAt: null,
      ticket: 'A07',
    },
  }) as Partial<TodayTurnoFragment>;

interface Clinic {
  now: string;
  appointments: Turno[];
  nextDay: { date: string; appointments: Turno[] } | null;
  unconfirmed: Turno[];
  nextPending: { date: string; count: number } | null;
  unclosed: Turno[];
  absences: object[];
  /** Consultorio 2. */
  room: { current: object | null; next: object | null };
}

/** `appointmentId` null: a rental. */
export const roomUse = (patientName: string | null, from: string, to: string, appointmentId: string | null = null) => ({
  __typename: 'RoomUse',
  appointmentId,
  patientName,
  professionalName: 'Dra. Lucía Fernández',
  startTime: at(from),
  endTime: at(to),
});

/** The day at 09:15; `clinic` may be changed as others would. */
export async function openToday({
  role = 'admin' as 'admin' | 'professional',
  more = {} as Answers,
  ...first
}: Partial<Clinic> & { role?: 'admin' | 'professional'; more?: Answers } = {}) {
  localStorage.setItem('token', 'abc');
  const clinic: Clinic = {
    now: at('09:15'),
    appointments: [aTurno()],
    nextDay: null,
    unconfirmed: [],
    nextPending: null,
    unclosed: [],
    absences: [],
    room: { current: null, next: null },
    ...first,
  };
  const isAdmin = role === 'admin';
  const page = (items: readonly Turno[]) => ({ __typename: 'AppointmentPage', next: null, items });
  const day = () => {
    const { now, ...content } = clinic;
    return {
      __typename: 'Today',
      now,
      date: DATE,
      version: JSON.stringify(content),
      appointments: clinic.appointments,
      nextDay: clinic.nextDay && { __typename: 'NextDay', ...clinic.nextDay },
      unconfirmed: page(clinic.unconfirmed),
      unconfirmedCount: clinic.unconfirmed.length,
      nextPending: clinic.nextPending && { __typename: 'PendingDay', ...clinic.nextPending },
      unclosed: page(clinic.unclosed),
      unclosedCount: clinic.unclosed.length,
      requests: isAdmin
        ? {
            __typename: 'OpenRequests',
            count: 1,
            items: [
              {
                __typename: 'AppointmentRequest',
                id: 'request-1',
                number: 1042,
                patientName: 'Rosa Pérez',
                specialtyName: 'Cardiología',
                createdAt: at('08:00'),
              },
            ],
          }
        : null,
      absences: clinic.absences,
      rooms: isAdmin
        ? [
            {
              __typename: 'RoomNow',
              roomId: 1,
              roomName: 'Consultorio 1',
              current: roomUse(null, '08:00', '12:00'),
              next: roomUse('Omar Paz', '10:00', '10:30'),
            },
            { __typename: 'RoomNow', roomId: 2, roomName: 'Consultorio 2', ...clinic.room },
          ]
        : null,
    };
  };
  const change = (id: unknown, facts: Partial<TodayTurnoFragment>) => {
    const changed = (turno: Turno) => (turno.id === id ? aTurno({ ...turno, ...facts }) : turno);
    const ahead = clinic.nextDay?.appointments ?? [];
    const before = [...clinic.appointments, ...ahead, ...clinic.unconfirmed, ...clinic.unclosed].find(
      (turno) => turno.id === id,
    );
    clinic.appointments = clinic.appointments.map(changed);
    if (clinic.nextDay) clinic.nextDay = { ...clinic.nextDay, appointments: ahead.map(changed) };
    clinic.unconfirmed = clinic.unconfirmed.map(changed).filter(({ status }) => status === 'pending');
    clinic.unclosed = clinic.unclosed
      .map(changed)
      .filter(({ status }) => status === 'pending' || status === 'confirmed');
    return aTurno({ ...before, ...facts, version: (before?.version ?? 0) + 1 });
  };
  const app = await renderApp(isAdmin ? '/admin/today' : '/dashboard/today', {
    ...landingAnswers(),
    Viewer: { viewer: aUser(role) },
    Today: () => ({ today: day() }),
    Holidays: { holidays: [] },
    StaffOfDay: {
      agendaDay: {
        __typename: 'AgendaDay',
        professionals: [
          {
            __typename: 'AgendaProfessional',
            id: 3,
            name: 'Dra. Lucía Fernández',
            hours: [{ __typename: 'DayHours', startTime: '09:00' }],
            absences: [],
          },
        ],
      },
    },
    TodayVersion: () => {
      const { now, version } = day();
      return { today: { __typename: 'Today', now, version } };
    },
    TurnosToChange: ({ filter }) => ({
      appointments: page((filter as { unclosed?: true }).unclosed ? clinic.unclosed : clinic.unconfirmed),
    }),
    SetTodayStatus: ({ id, status }) => ({ setAppointmentStatus: change(id, { status: status as Turno['status'] }) }),
    RecordVisitStep: ({ appointmentId }) => ({ recordVisitStep: change(appointmentId, arrivedAt('09:15')) }),
    ...more,
  });
  await screen.findByRole('heading', { level: 2, name: /23 de noviembre/ });
  return { ...app, clinic };
}

export const panel = (name: string | RegExp) => within(screen.getByRole('region', { name }));
export const comeBack = () => {
  setPageVisible(false);
  setPageVisible(true);
};
export const row = (name: string) => screen.getByRole('listitem', { name });
