import { QUESTIONS } from '../questions';

export interface AdminList {
  name: `list of ${string}`;
  request: Buffer;
  /** For the SQL server. */
  path: string;
  /** The row's key in both answers. */
  keyOf(item: never): unknown;
}

const byId = ({ id }: { id: unknown }) => id;
const byRoom = ({ roomId }: { roomId: number }) => roomId;

export const LISTS: readonly AdminList[] = [
  list('turnos', 'Appointments: first page', byId),
  list('turnos found', 'FoundTurnos: frequent search, to come', byId),
  list('turnos of a month', 'CalendarMonth: of a professional', byId),
  list('users', 'Users: by name', byId),
  list('requests', 'Requests: first page', byId),
  list('professionals', 'Professionals: all 100', byId),
  list('specialties', 'AllSpecialties: all 12', byId),
  list('rooms', 'Rooms: all 40', byId),
  list('rooms by year', 'RoomYears: year of 40 rooms', byRoom),
  list('rentals', 'RoomBookings: a month of rentals', byRoom),
  list('audit events', 'Audit: first page', byId),
  list('activity', 'Activity: first page', byId),
  list(
    'availability',
    'AvailabilityOverview: first page',
    ({ professional }: { professional: { id: number } }) => professional.id,
  ),
];

function list(what: string, questionName: string, keyOf: AdminList['keyOf']): AdminList {
  const question = QUESTIONS.find(({ name }) => name === questionName);
  if (!question) throw new Error(`Nobody asks ${questionName}`);
  return { name: `list of ${what}`, request: question.request, path: `/${what.replaceAll(' ', '-')}`, keyOf };
}
