import { roomToEach } from './shared-room';
import { at, from } from './testing/clinic';

const SKIN = 1;
const HEART = 2;
const ana = { id: 7, specialtyId: SKIN };
const beto = { id: 8, specialtyId: HEART };
const nobodys = { id: 9, specialtyId: null };
const MORNING = from('2026-11-21T09:00', '2026-11-21T12:00');
const NOON = from('2026-11-21T12:00', '2026-11-21T13:00');
const EVENING = from('2026-11-21T18:00', '2026-11-21T19:00');
const OPEN = new Map([['2026-11-21', [{ start: 540, end: 1200 }]]]);

const room = (specialtyIds: readonly number[]) =>
  roomToEach({
    roomId: 3,
    open: OPEN,
    specialtyIds,
    appointments: [EVENING, NOON],
    rentals: [{ ...MORNING, professionalId: ana.id }],
  });

test('an appointment takes a room from everybody, a rental from all but who rents it', () => {
  const both = { start: at('2026-11-21T09:00'), end: at('2026-11-21T13:00') };
  expect(room([])(ana)).toEqual({ roomId: 3, open: OPEN, blocked: [NOON, EVENING] });
  expect(room([])(beto)).toEqual({ roomId: 3, open: OPEN, blocked: [both, EVENING] });
});

test('a room that names specialties serves their professionals, and others only while they rent it', () => {
  expect(room([SKIN])(ana)).not.toHaveProperty('onlyDuring');
  expect(room([HEART])(ana)).toMatchObject({ blocked: [NOON, EVENING], onlyDuring: [MORNING] });
  expect(room([SKIN, HEART])(beto)).toMatchObject({ roomId: 3 });
  expect([room([SKIN])(beto), room([SKIN])(nobodys)]).toEqual([null, null]);
  expect(room([])(nobodys)).toMatchObject({ roomId: 3 });
});
