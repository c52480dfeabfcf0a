import { openServedClinic } from '../clinics/bench-clinic';
import { webOperation } from '../scenarios';
import { fillOffice, OFFICE_SIZE } from './office';
import { byAdmin, type Question, type Questions } from './questions';

const YEAR_GOAL_MS = 100;

const OPERATIONS = {
  Users: webOperation('Users'),
  Professionals: webOperation('Professionals'),
  AllSpecialties: webOperation('AllSpecialties'),
  Rooms: webOperation('Rooms'),
  CalendarMonth: webOperation('CalendarMonth'),
  FoundTurnos: webOperation('FoundTurnos'),
  Requests: webOperation('Requests'),
  Activity: webOperation('Activity'),
  Audit: webOperation('Audit'),
  AvailabilityOverview: webOperation('AvailabilityOverview'),
  RoomsOverview: webOperation('RoomsOverview'),
  RoomBookings: `query RoomBookings {
    roomBookings(year: 2026, month: 6) {
      roomId roomName date startTime endTime professionalId professionalName professionalSpecialty notes createdAt
    }
  }`,
  RoomYears:
    'query RoomYears { roomYears(year: 2025) { roomId configuredMonths months { month isConfigured templateName version } } }',
  Appointments: `query Appointments($filter: AppointmentFilter!) {
    allAppointments(filter: $filter) {
      items { id professionalName specialty roomName patientName patientEmail patientPhone notes status startTime endTime } next
    }
  }`,
};

function question(
  operation: keyof typeof OPERATIONS,
  page: string,
  variables: object,
  goalMs?: number | null,
): Question {
  return {
    label: `${operation}: ${page}`,
    query: OPERATIONS[operation],
    variables,
    ...(goalMs !== undefined && { goalMs }),
  };
}

const USERS = { filter: {}, sort: 'name', descending: false, page: 1, size: 20 };
const SORTS = ['name', 'email', 'createdAt'].flatMap((sort) => [
  { sort, descending: false },
  { sort, descending: true },
]);
const USER_SEARCHES = {
  rare: 'quiroga 4711',
  frequent: 'correo',
  'one letter': 'a',
  'no match': 'zyxwv',
  'some hundreds': 'sofia',
};
const sorting = ({ sort, descending }: (typeof SORTS)[number]) => `by ${sort}${descending ? ' descending' : ''}`;

const TODAY = '2026-06-02T00:00';
const COMING = { first: 20, order: 'earliest', after: null };
/** Their patients are María Fernández 1, 2, …, paciente-1@ejemplo.example. */
const TURNO_SEARCHES = {
  rare: 'fernandez 4711',
  frequent: 'ejemplo',
  'one letter': 'a',
  'two letters, no match': 'zq',
  'no match': 'zyxwv',
  'some thousands': 'fernandez 12',
};

const REQUESTS = { status: null, specialtyId: null, search: '', page: 1 };
const ACTIVITY = { page: 1, limit: 50 };
const AUDIT = { filter: {}, first: 50, after: null };
const AUDIT_SEARCHES = {
  rare: 'fernandez 4711',
  frequent: 'confirmado',
  'one letter': 'a',
  'no match': 'zyxwv',
  'two letters, no match': 'zq',
  'some thousands': 'gomez',
};
const OVERVIEW = { year: 2026, month: 6, search: '', page: 1, size: 12 };

const QUESTIONS: readonly Question[] = [
  ...SORTS.map((order) => question('Users', sorting(order), { ...USERS, ...order })),
  ...Object.entries(USER_SEARCHES).flatMap(([what, search]) =>
    SORTS.map((order) =>
      question('Users', `${what} search ${sorting(order)}`, { ...USERS, ...order, filter: { search } }),
    ),
  ),
  question('Users', 'patients alone', { ...USERS, filter: { role: 'user' } }),
  question('Users', 'last page', { ...USERS, page: 500 }, null),
  { label: 'REST users: 50 with their turnos', path: '/api/admin/users?limit=50' },
  question('Professionals', 'all 100', {}),
  question('AllSpecialties', 'all 12', {}),
  question('Rooms', 'all 40', {}),
  question('RoomBookings', 'a month of rentals', {}),
  question('Appointments', 'first page', { filter: {} }),
  question('Appointments', 'of a status', { filter: { status: 'cancelled' } }),
  question('CalendarMonth', 'of a professional', { month: '2026-06', professionalId: 7 }),
  question('CalendarMonth', 'of everybody, 2,500 turnos', { month: '2026-06' }, null),
  { label: 'REST turnos: of a day', path: '/api/admin/appointments?from=2026-06-02T00:00&until=2026-06-03T00:00' },
  { label: 'REST turnos: of a month, 2,500', path: '/api/admin/appointments?month=2026-06', goalMs: null },
  {
    label: 'REST turnos: refused, for they are more than 10,000',
    path: '/api/admin/appointments',
    goalMs: null,
    status: 400,
  },
  ...Object.entries(TURNO_SEARCHES).flatMap(([what, search]) => [
    question('FoundTurnos', `${what} search, to come`, { ...COMING, filter: { search, from: TODAY } }),
    question('FoundTurnos', `${what} search, before`, { ...COMING, order: 'latest', filter: { search, until: TODAY } }),
  ]),
  question('Requests', 'first page', REQUESTS),
  ...['pending', 'pending_assignment', 'rejected', 'assigned'].map((status) =>
    question('Requests', status, { ...REQUESTS, status }),
  ),
  question('Requests', 'of a specialty', { ...REQUESTS, specialtyId: 3 }),
  question('Requests', 'assigned of a specialty', { ...REQUESTS, specialtyId: 3, status: 'assigned' }),
  question('Requests', 'last page', { ...REQUESTS, page: 1_000 }, null),
  question('Activity', 'first page', ACTIVITY),
  question('Activity', 'of a professional', { ...ACTIVITY, professionalId: 7 }),
  question('Activity', 'of a sort', { ...ACTIVITY, action: 'day_override' }),
  question('Activity', 'of a month', { ...ACTIVITY, month: 3, year: 2025 }),
  question('Activity', 'last page', { ...ACTIVITY, page: 400 }, null),
  question('Audit', 'first page', AUDIT),
  ...Object.entries(AUDIT_SEARCHES).map(([what, search]) =>
    question('Audit', `${what} search`, { ...AUDIT, filter: { search } }),
  ),
  question('Audit', 'frequent search among rooms', { ...AUDIT, filter: { search: 'confirmado', entity: 'room' } }),
  question('Audit', 'of a date', { ...AUDIT, filter: { from: '2025-03-03', until: '2025-03-03' } }),
  question('AvailabilityOverview', 'first page', OVERVIEW),
  ...['gomez 47', 'gomez', 'zyxwv'].map((search) =>
    question('AvailabilityOverview', `search ${search}`, { ...OVERVIEW, search }),
  ),
  question('AvailabilityOverview', 'last page', { ...OVERVIEW, page: 9 }, null),
  question('RoomsOverview', 'month of 40 rooms', { year: 2026, month: 6 }, YEAR_GOAL_MS),
  question('RoomYears', 'year of 40 rooms', {}, YEAR_GOAL_MS),
];

/** First pages of administrators' lists in a large clinic. PostgreSQL keeps its plan from the sixth execution. */
export const FIRST_PAGES: Questions = {
  name: 'first pages',
  about: '100,000 appointments, 10,000 users, 20,000 requests and activity entries, 100,000 audit events',
  open: async (postgres) => byAdmin(await openServedClinic(postgres, 'office', OFFICE_SIZE, { fill: fillOffice })),
  requests: QUESTIONS,
  goalMs: 50,
  judged: 'median',
  warmUp: 11,
  count: 30,
};
