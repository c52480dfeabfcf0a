import { nearestSlots, searchedFrom, wishAnswer } from './wish';

const slot = (day: string, time: string, name = 'Ana') =>
  ({
    startTime: `2026-12-${day}T${time}:00-03:00`,
    durationMinutes: 30,
    professional: { id: 1, name },
    room: { id: 1, name: 'Sala' },
  }) as never;
const MONDAY = { preferredDate: '2026-12-07', preferredTime: '10:00' };
const SLOTS = [slot('07', '08:00'), slot('07', '10:30', 'Bea'), slot('08', '10:00')];
const says = (slots: never[], wish: object = {}, search: object = {}) =>
  wishAnswer(slots, { ...MONDAY, ...wish }, { today: '2026-12-01', cutAt: null, payer: null, ...search })?.text ?? null;
const CUT = { cutAt: '2026-12-07T08:00:00-03:00' };

test.each([
  ['free', [slot('07', '10:00')], {}, 'El lunes, 7 de diciembre de 2026 a las 10:00 hay lugar, con Ana.'],
  [
    'taken',
    SLOTS,
    {},
    'El lunes, 7 de diciembre de 2026 a las 10:00 no hay lugar. Lo más cercano: lun, 7 dic a las 10:30, con Bea.',
  ],
  [
    'a free day',
    SLOTS,
    { preferredTime: null },
    'El lunes, 7 de diciembre de 2026 hay lugar desde las 08:00, con Ana.',
  ],
  [
    'a full day',
    [slot('09', '08:00')],
    { preferredTime: null },
    'El lunes, 7 de diciembre de 2026 no hay lugar. Lo más cercano: mié, 9 dic a las 08:00, con Ana.',
  ],
  ['any day', SLOTS, { preferredDate: null }, 'A las 10:00, lo primero es mar, 8 dic, con Ana.'],
  [
    'a day that is over',
    SLOTS,
    { preferredDate: '2026-11-30' },
    'La fecha que pidió ya pasó. Lo más cercano: lun, 7 dic a las 10:30, con Bea.',
  ],
  ['no wish', SLOTS, { preferredDate: null, preferredTime: null }, null],
  ['no slots', [], {}, null],
])('the wish has a plain answer: %s', (_case, slots, wish, text) => expect(says(slots, wish)).toBe(text));

test('a list that ends before the wished time claims nothing about it', () => {
  expect(says([slot('07', '08:00')], {}, CUT)).toBeNull();
  expect(says(SLOTS, {}, { cutAt: '2026-12-08T10:00:00-03:00' })).toMatch(/no hay lugar/);
});

test('a list that goes on after the wished time answers, although those who take the insurer end before', () => {
  const search = { cutAt: '2026-12-07T10:15:00-03:00', payer: 'OSDE 210' };
  expect(says([slot('07', '08:00')], {}, search)).toMatch(/no hay lugar con quien atiende OSDE 210\. Lo más cercano: /);
});

test.each([
  [
    'taken',
    {},
    'El lunes, 7 de diciembre de 2026 a las 10:00 no hay lugar con quien atiende OSDE 210. ' +
      'Lo más cercano: lun, 7 dic a las 10:30, con Bea.',
  ],
  ['free', { preferredTime: '10:30' }, 'El lunes, 7 de diciembre de 2026 a las 10:30 hay lugar, con Bea.'],
  [
    'a free day',
    { preferredTime: null },
    'El lunes, 7 de diciembre de 2026 hay lugar con quien atiende OSDE 210 desde las 08:00, con Ana.',
  ],
  ['any day', { preferredDate: null }, 'A las 10:00, lo primero con quien atiende OSDE 210 es mar, 8 dic, con Ana.'],
  [
    'a day that is over',
    { preferredDate: '2026-11-30' },
    'La fecha que pidió ya pasó. Lo más cercano con quien atiende OSDE 210: lun, 7 dic a las 10:30, con Bea.',
  ],
])(
  'while colleagues who do not take the insurer are left out, the answer claims nothing about them: %s',
  (_case, wish, text) => expect(says(SLOTS, wish, { payer: 'OSDE 210' })).toBe(text),
);

test('the nearest to the wished time are offered, in order; and without one the first', () => {
  const day = Array.from({ length: 12 }, (_slot, index) => slot('07', `${String(8 + index).padStart(2, '0')}:00`));
  const late = { ...MONDAY, preferredTime: '19:00' };
  expect(nearestSlots([...day, slot('08', '19:00')], late)).toEqual(day.slice(4));
  expect(nearestSlots(day, { ...MONDAY, preferredTime: null })).toEqual(day.slice(0, 8));
});

test('the search begins on the wished date, or today', () => {
  expect(searchedFrom(MONDAY, '2026-12-01')).toBe('2026-12-07');
  expect(searchedFrom(MONDAY, '2026-12-09')).toBeNull();
  expect(searchedFrom({ preferredDate: null, preferredTime: null }, '2026-12-01')).toBeNull();
});
