import { readSlotUrl, writeSlotUrl, type SlotUrlState } from './slot-url';

const read = (query: string) => readSlotUrl(new URLSearchParams(query));
const NOWHERE: SlotUrlState = { kindId: null, month: null, day: null, start: null, roomId: null };
const COMPLETE: SlotUrlState = {
  kindId: null,
  month: '2026-11',
  day: '2026-11-23',
  start: '2026-11-23T09:30',
  roomId: 3,
};

describe('the place in the address', () => {
  test('a fresh start has no query', () => {
    expect(read('')).toEqual(NOWHERE);
    expect(writeSlotUrl(NOWHERE)).toBe('');
  });

  test('day, time and room are read back as they were written', () => {
    const query = writeSlotUrl(COMPLETE);
    expect(query).toBe('?dia=2026-11-23&hora=09:30&sala=3');
    expect(read(query)).toEqual({ ...COMPLETE, month: null });
  });

  test('so is the kind of turno, also before a day', () => {
    expect(writeSlotUrl({ ...COMPLETE, kindId: 7 })).toBe('?tipo=7&dia=2026-11-23&hora=09:30&sala=3');
    expect(read('?tipo=7')).toEqual({ ...NOWHERE, kindId: 7 });
  });

  test('a month is written when it is not the chosen day’s', () => {
    expect(writeSlotUrl({ ...NOWHERE, month: '2026-12' })).toBe('?mes=2026-12');
    expect(writeSlotUrl({ ...COMPLETE, month: '2026-12' })).toBe('?mes=2026-12&dia=2026-11-23&hora=09:30&sala=3');
  });

  test('an instant of the API is written as the clinic’s clock shows it', () => {
    expect(writeSlotUrl({ ...COMPLETE, start: '2026-11-23T09:30:00-03:00' })).toBe(writeSlotUrl(COMPLETE));
  });

  test('a room without a slot is not written', () => {
    expect(writeSlotUrl({ ...COMPLETE, start: null })).toBe('?dia=2026-11-23');
  });

  test.each([
    ['?dia=2026-02-30', NOWHERE],
    ['?dia=mañana', NOWHERE],
    ['?mes=2026-13', NOWHERE],
    ['?mes=0001-01', NOWHERE],
    ['?hora=09:30&sala=3', NOWHERE],
    ['?dia=2026-11-23&hora=25:00&sala=3', { ...NOWHERE, day: '2026-11-23' }],
    ['?dia=2026-11-23&sala=3', { ...NOWHERE, day: '2026-11-23' }],
    ['?dia=2026-11-23&hora=09:30&sala=abc', { ...NOWHERE, day: '2026-11-23', start: '2026-11-23T09:30' }],
  ])('what is misspelt or hangs in the air is left out of %s', (query, urlState) => {
    expect(read(query)).toEqual(urlState);
  });
});
