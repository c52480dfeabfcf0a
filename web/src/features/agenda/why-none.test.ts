import { whyOf, whyOfColumns } from './why-none';

const EVERYBODY = { professionalId: null, roomId: null };

test('a column says in few words why nothing can be booked, unless it is drawn so', () => {
  const why = whyOfColumns(
    new Map([
      ['professional-3', 'rooms_closed'],
      ['professional-4', 'absent'],
      ['professional-5', 'past'],
      ['room-1', 'rooms_closed'],
      ['room-2', 'rooms_unset'],
    ]),
  );
  expect([...why]).toEqual([
    ['professional-3', 'Salas cerradas'],
    ['room-2', 'Sin horario'],
  ]);
});

test('of a single professional or room it is a sentence, of everybody there is none', () => {
  const noSlots = new Map([
    ['professional-3', 'full'],
    ['professional-4', 'absent'],
    ['room-3', 'rooms_closed'],
  ] as const);
  expect(whyOf(noSlots, { ...EVERYBODY, professionalId: 3 })).toMatch(/no dejan un hueco/);
  expect(whyOf(noSlots, { ...EVERYBODY, roomId: 3 })).toBe('La sala está cerrada.');
  expect(whyOf(noSlots, { ...EVERYBODY, professionalId: 4 })).toBeUndefined();
  expect(whyOf(noSlots, EVERYBODY)).toBeUndefined();
});
