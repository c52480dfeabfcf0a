import type { Page } from 'playwright-core';
import { answerField } from './network';
import { pressForDialog, type Screen } from './screen';
import { asAdmin, asAdminWhen, asProfessional, beSignedIn } from './session';

const TODAY = '/admin/today';
const DATE = '2026-11-23';
const at = (time: string, day = DATE) => `${day}T${time}:00-03:00`;

const PROFESSIONALS = ['Dra. Lucía Fernández', 'Dr. Pablo Ruiz', 'Lic. Carla Gómez', 'Dr. Tomás Iriarte'];
const PATIENTS = [
  'Nora Ñandú',
  'Omar Paz',
  'Pía Luna',
  'Quique Sol',
  'Rita Mar',
  'Santiago Maximiliano Rodríguez Peña',
  'Teo Río',
  'Uma Viento',
  'Vera Lago',
  'Walter Monte',
];

const turno = (index: number, startTime: string, more: object = {}) => ({
  __typename: 'Appointment',
  id: `turno-${startTime}-${index}`,
  status: index % 3 === 1 ? 'pending' : 'confirmed',
  patientName: PATIENTS[index % PATIENTS.length],
  patientPhone: index % 4 === 3 ? null : '+54 9 341 555-0101',
  patientBirthDate: null,
  contactName: null,
  isOverbooking: false,
  paid: 0,
  startTime,
  endTime: new Date(Date.parse(startTime) + 30 * 60_000).toISOString(),
  professionalId: (index % PROFESSIONALS.length) + 1,
  professionalName: PROFESSIONALS[index % PROFESSIONALS.length],
  roomId: (index % 4) + 1,
  roomName: `Consultorio ${(index % 4) + 1}`,
  version: 1,
  visit: null,
  viewerCan: { __typename: 'AppointmentAbilities', setStatus: true },
  ...more,
});

const visit = (step: string, arrivedAt: string, ticket: string) => ({
  visit: {
    __typename: 'Visit',
    step,
    arrivedAt: at(arrivedAt),
    calledAt: step === 'started' ? at(arrivedAt) : null,
    startedAt: step === 'started' ? at(arrivedAt) : null,
    finishedAt: null,
    ticket,
  },
});

const page = (items: readonly object[]) => ({ __typename: 'AppointmentPage', next: null, items });

const roomUse = (index: number, from: string, to: string) => ({
  __typename: 'RoomUse',
  appointmentId: `turno-${at(from)}-${index}`,
  patientName: PATIENTS[index],
  professionalName: PROFESSIONALS[index % PROFESSIONALS.length],
  startTime: at(from),
  endTime: at(to),
});

/** A clinic of four rooms at 08:05, as its receptionist finds it. */
const USUAL_DAY = {
  __typename: 'Today',
  now: at('08:05'),
  date: DATE,
  version: 'usual',
  appointments: [
    turno(0, at('08:00'), visit('started', '07:50', 'A01')),
    turno(1, at('08:00')),
    turno(2, at('08:15'), visit('arrived', '07:58', 'A02')),
    ...['08:30', '08:30', '08:45', '09:00', '09:15', '09:30'].map((time, index) => turno(index + 3, at(time))),
    ...['10:30', '11:00', '11:30', '15:00', '15:30', '16:00', '17:00', '18:00'].map((time, index) =>
      turno(index + 9, at(time)),
    ),
    turno(4, at('12:00'), { status: 'cancelled' }),
  ],
  nextDay: null,
  unconfirmed: page([
    turno(1, at('08:00')),
    turno(4, at('08:30')),
    turno(7, at('10:00', '2026-11-24')),
    turno(1, at('11:00', '2026-11-27')),
  ]),
  unconfirmedCount: 4,
  nextPending: { __typename: 'PendingDay', date: '2026-11-24', count: 6 },
  unclosed: page([5, 6, 8, 9].map((index) => turno(index, at(`1${index}:00`, '2026-11-20'), { status: 'confirmed' }))),
  unclosedCount: 4,
  requests: {
    __typename: 'OpenRequests',
    count: 2,
    items: [1042, 1043].map((number, index) => ({
      __typename: 'AppointmentRequest',
      id: `request-${number}`,
      number,
      patientName: PATIENTS[index + 6],
      specialtyName: 'Cardiología',
      createdAt: at('07:00'),
    })),
  },
  absences: [
    {
      __typename: 'TodayAbsence',
      id: 1,
      professionalId: 4,
      professionalName: PROFESSIONALS[3],
      reason: 'sick_leave',
      isAllDay: true,
      startTime: null,
      endTime: null,
    },
  ],
  rooms: [
    {
      __typename: 'RoomNow',
      roomId: 1,
      roomName: 'Consultorio 1',
      current: roomUse(0, '08:00', '08:30'),
      next: roomUse(4, '08:30', '09:00'),
    },
    {
      __typename: 'RoomNow',
      roomId: 2,
      roomName: 'Consultorio 2',
      current: roomUse(1, '08:00', '08:30'),
      next: roomUse(5, '09:00', '09:30'),
    },
    { __typename: 'RoomNow', roomId: 3, roomName: 'Consultorio 3', current: null, next: roomUse(2, '08:15', '08:45') },
    { __typename: 'RoomNow', roomId: 4, roomName: 'Sala de Kinesiología', current: null, next: null },
  ],
};

/** Both what is shown and its version. */
const usual = () => ({ today: USUAL_DAY });
const ownDay = () => ({ today: { ...USUAL_DAY, requests: null, rooms: null, absences: [] } });
/** After the last turno. */
const evening = () => ({
  today: {
    ...USUAL_DAY,
    now: at('19:30'),
    appointments: USUAL_DAY.appointments.map((it) => ({ ...it, status: 'completed', visit: null })),
    nextDay: {
      __typename: 'NextDay',
      date: '2026-11-24',
      appointments: Array.from({ length: 24 }, (_turno, index) =>
        turno(index, at(`${String(8 + Math.floor(index / 3)).padStart(2, '0')}:00`, '2026-11-24')),
      ),
    },
    rooms: USUAL_DAY.rooms.map((room) => ({ ...room, current: null, next: null })),
  },
});
const emptyDay = () => ({
  today: {
    ...USUAL_DAY,
    appointments: [],
    unconfirmed: page([]),
    unconfirmedCount: 0,
    unclosed: page([]),
    unclosedCount: 0,
    requests: { ...USUAL_DAY.requests, count: 0, items: [] },
    absences: [],
  },
});

async function asDesk(desk: Page): Promise<void> {
  await beSignedIn(desk, 'admin');
  await answerField(desk, 'TurnosToChange', () => ({ appointments: USUAL_DAY.unclosed }));
  await answerField(desk, 'holidayYearsToDecide', () => ({ holidayYearsToDecide: [] }));
  await answerField(desk, 'today', usual);
}

const told = (desk: Page): Promise<void> => desk.getByRole('heading', { level: 3 }).first().waitFor();

export const TODAY_SCREENS: Screen[] = [
  { name: 'today', path: TODAY, before: asDesk, prepare: told },
  {
    name: 'today-later',
    path: TODAY,
    before: asDesk,
    prepare: (desk) => desk.getByRole('button', { name: /^Más tarde \(/ }).click(),
  },
  {
    name: 'today-found',
    path: TODAY,
    before: asDesk,
    prepare: (desk) => desk.getByRole('searchbox').fill('rodriguez'),
  },
  { name: 'today-evening', path: TODAY, before: asAdminWhen('today', evening), prepare: told },
  { name: 'today-demo', path: TODAY, before: asAdmin, prepare: told },
  { name: 'today-empty', path: TODAY, before: asAdminWhen('today', emptyDay), prepare: told },
  { name: 'today-loading', path: TODAY, before: asAdminWhen('today', 'never') },
  {
    name: 'today-error',
    path: TODAY,
    before: asAdminWhen('today', 'error'),
    prepare: (desk) => desk.getByRole('button', { name: 'Reintentar' }).waitFor(),
  },
  {
    name: 'today-unclosed',
    path: TODAY,
    before: asDesk,
    windowOnly: true,
    prepare: pressForDialog(/^Ver los/),
  },
  {
    name: 'today-keys',
    path: TODAY,
    before: asDesk,
    windowOnly: true,
    prepare: async (desk) => {
      await told(desk);
      await desk.keyboard.press('?');
      await desk.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'today-professional',
    path: '/dashboard/today',
    before: async (desk) => {
      await asProfessional(desk);
      await answerField(desk, 'today', ownDay);
    },
    prepare: told,
  },
];
