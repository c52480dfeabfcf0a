import { eventsOfChange, type Entity, type Facts } from './events-of-change';

const TURNO: Facts = {
  id: 'a',
  status: 'pending',
  starts_at: '10:00',
  ends_at: '10:30',
  professional_id: 1,
  room_id: 2,
};

const typesOf = (entity: Entity, before: Facts | null, after: Facts | null, concealed: string[] = []) =>
  eventsOfChange({ entity, before, after, concealed }).map(({ type }) => type);
const turnoBecomes = (changes: Facts, before: Facts = TURNO, concealed: string[] = []) =>
  typesOf('appointment', before, { ...before, ...changes }, concealed);

test.each<[string, Facts, string[]]>([
  ['confirmed', { status: 'confirmed' }, ['appointment.confirmed']],
  ['completed', { status: 'completed' }, ['appointment.completed']],
  ['missed', { status: 'no_show' }, ['appointment.no_show']],
  ['cancelled', { status: 'cancelled' }, ['appointment.cancelled']],
  ['moved to another time', { starts_at: '11:00', ends_at: '11:30' }, ['appointment.moved']],
  ['made longer', { ends_at: '11:00' }, ['appointment.moved']],
  ['moved to another room', { room_id: 3 }, ['appointment.moved']],
  ['given to a colleague', { professional_id: 4 }, ['appointment.reassigned']],
  [
    'given to a colleague in another room and confirmed at once',
    { professional_id: 4, room_id: 3, status: 'confirmed' },
    ['appointment.reassigned', 'appointment.moved', 'appointment.confirmed'],
  ],
  ['given another reason', { cancellation_reason: 'other' }, ['appointment.updated']],
])('A turno that is %s', (_, changes, types) => {
  expect(turnoBecomes(changes)).toEqual(types);
});

test('A turno that is pending again was reopened, whether it was cancelled or confirmed', () => {
  for (const status of ['cancelled', 'confirmed', 'completed', 'no_show'])
    expect(turnoBecomes({ status: 'pending' }, { ...TURNO, status })).toEqual(['appointment.reopened']);
});

test('reports that patient data changed without the data, beside the other events', () => {
  expect(turnoBecomes({}, TURNO, ['patient_email'])).toEqual(['appointment.updated']);
  expect(turnoBecomes({ room_id: 3 }, TURNO, ['notes'])).toEqual(['appointment.moved', 'appointment.updated']);
});

test('An event has the facts of after, and what changed as it was', () => {
  const [event] = eventsOfChange({
    entity: 'appointment',
    before: TURNO,
    after: { ...TURNO, room_id: 3 },
    concealed: [],
  });
  expect(event).toEqual({ type: 'appointment.moved', facts: { ...TURNO, room_id: 3 }, previous: { room_id: 2 } });
});

test.each<[Entity, string, string]>([
  ['appointment', 'appointment.booked', 'appointment.deleted'],
  ['request', 'request.created', 'request.deleted'],
  ['rental', 'rental.created', 'rental.deleted'],
  ['absence', 'absence.created', 'absence.deleted'],
  ['professional', 'professional.created', 'professional.removed'],
])('a %s emits %s when created, and %s with its last facts when deleted', (entity, created, deleted) => {
  expect(typesOf(entity, null, { id: 1 })).toEqual([created]);
  expect(eventsOfChange({ entity, before: { id: 1 }, after: null, concealed: [] })).toEqual([
    { type: deleted, facts: { id: 1 }, previous: null },
  ]);
});

test('A request is assigned whenever it gets a turno, and updated otherwise', () => {
  const open: Facts = { id: 'r', status: 'pending', professional_id: null, appointment_id: null };
  const assigned: Facts = { ...open, status: 'assigned', professional_id: 1, appointment_id: 'a' };
  expect(typesOf('request', open, assigned)).toEqual(['request.assigned']);
  expect(typesOf('request', assigned, { ...assigned, appointment_id: 'b' })).toEqual(['request.assigned']);
  expect(typesOf('request', assigned, { ...assigned, appointment_id: null })).toEqual(['request.updated']);
  expect(typesOf('request', open, { ...open, status: 'rejected' })).toEqual(['request.rejected']);
  expect(typesOf('request', open, { ...open, status: 'rejected', withdrawn_at: '10:00' })).toEqual([
    'request.withdrawn',
  ]);
  expect(typesOf('request', open, { ...open, status: 'pending_assignment' })).toEqual(['request.updated']);
});

test('A rental is cancelled once, and back again it is updated', () => {
  const live: Facts = { id: 'x', cancelled_at: null };
  const cancelled: Facts = { id: 'x', cancelled_at: '2026-06-01' };
  expect(typesOf('rental', live, cancelled)).toEqual(['rental.cancelled']);
  expect(typesOf('rental', cancelled, live)).toEqual(['rental.updated']);
});

test('a returned rental is also cancelled, for callers that listen to cancellations alone', () => {
  const live: Facts = { id: 'x', cancelled_at: null, credit_amount: null };
  const givenBack: Facts = { id: 'x', cancelled_at: '2026-06-01', credit_amount: 0 };
  expect(typesOf('rental', live, givenBack)).toEqual(['rental.cancelled', 'rental.given_back']);
});

test('A professional is hidden and shown by profile and account alike, and removed when they leave', () => {
  const shown: Facts = { id: 1, user_id: 5, is_public: true, is_suspended: false };
  expect(typesOf('professional', shown, { ...shown, is_public: false })).toEqual(['professional.hidden']);
  expect(typesOf('professional', shown, { ...shown, is_suspended: true })).toEqual(['professional.hidden']);
  expect(typesOf('professional', { ...shown, is_suspended: true }, shown)).toEqual(['professional.shown']);
  const hidden: Facts = { ...shown, is_public: false };
  expect(typesOf('professional', hidden, { ...hidden, is_suspended: true })).toEqual(['professional.updated']);
  expect(typesOf('professional', shown, shown, ['name'])).toEqual(['professional.updated']);
  expect(typesOf('professional', shown, { ...shown, user_id: null, is_public: false }, ['former_name'])).toEqual([
    'professional.removed',
  ]);
});
