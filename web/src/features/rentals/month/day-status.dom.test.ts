import { aDay, aRoomDay, hours } from '../manual.fixture';
import { isRentable, statusOf } from './day-status';

const status = (facts: Parameters<typeof aDay>[1]) => statusOf(aDay('2026-11-24', facts), { isPast: false });

test.each([
  ['available', 3, '3 salas disponibles'],
  ['partial', 1, '1 sala disponible'],
] as const)('a day that is %s says how many rooms are free', (state, freeRoomCount, text) => {
  expect(status({ state, freeRoomCount })).toMatchObject({ text, isRentable: true });
});

test('a day with one hour left in each room is marked as scarce, in another colour', () => {
  const rooms = [1, 2].map((id) => aRoomDay(id, { free: hours('19:00-20:00') }));
  expect(status({ rooms })).toMatchObject({ tone: 'partial', text: '2 salas disponibles, pocas horas' });
});

test('a full day says so, and what remains of it can be rented', () => {
  expect(status({ state: 'full', freeRoomCount: 0 })).toMatchObject({
    text: 'Completamente reservado',
    isRentable: true,
  });
  expect(status({ state: 'full', freeRoomCount: 0, rooms: [aRoomDay(1, { free: [] })] })).toMatchObject({
    isRentable: false,
  });
});

test.each(['unavailable', 'unconfigured'] as const)('a day that is %s is not available', (state) => {
  expect(status({ state, rooms: [aRoomDay(1, { open: [], free: [] })] })).toMatchObject({
    text: 'No disponible',
    isRentable: false,
  });
});

test('a day that is over cannot be rented, and keeps its own rentals', () => {
  expect(status({ state: 'past', isPast: true, ownBookingCount: 2 })).toEqual({
    tone: 'past',
    text: 'Fecha pasada',
    isRentable: false,
    ownCount: 2,
    ownHours: [],
  });
});

test('own rentals show their hours, others’ don’t', () => {
  const booking = (startTime: string, endTime: string, isOwn = true) => ({
    startTime,
    endTime,
    isOwn,
    professionalName: 'Ana Díaz',
    notes: null,
  });
  const rooms = [
    aRoomDay(1, { bookings: [booking('15:00', '19:00'), booking('09:00', '10:00', false)] }),
    aRoomDay(2, { bookings: [booking('09:00', '13:00')] }),
  ];
  expect(status({ rooms, ownBookingCount: 2 }).ownHours).toEqual(['09:00 - 13:00', '15:00 - 19:00']);
});

test('a day of a month that failed to load has no data, and cannot be rented', () => {
  expect(statusOf(undefined, { isPast: false })).toMatchObject({ text: 'Sin datos', isRentable: false });
  expect(statusOf(undefined, { isPast: true }).text).toBe('Fecha pasada');
});

test('a day can be rented while some room has time left, and not once it is over', () => {
  const taken = aRoomDay(1, { free: [] });
  expect(isRentable(aDay('2026-11-24', { rooms: [taken, aRoomDay(2)] }))).toBe(true);
  expect(isRentable(aDay('2026-11-24', { rooms: [taken] }))).toBe(false);
  expect(isRentable(aDay('2026-11-20', { isPast: true }))).toBe(false);
  expect(isRentable(undefined)).toBe(false);
});
