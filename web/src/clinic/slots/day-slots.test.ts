import { slotDayView, groupSlots, slotAt, slotsByDay } from './day-slots';

const at = (time: string) => `2026-11-23T${time}:00-03:00`;

test('slots stand under the date of their day, and days without any are left out', () => {
  const slots = slotsByDay('2026-11', [
    { day: 3, slots: [at('09:00')] },
    { day: 4, slots: [] },
  ]);
  expect([...slots.keys()]).toEqual(['2026-11-03']);
});

test('noon belongs to the afternoon', () => {
  expect(groupSlots([at('11:59'), at('12:00')])).toEqual([
    { name: 'Mañana', starts: [at('11:59')] },
    { name: 'Tarde', starts: [at('12:00')] },
  ]);
});

test('a half of the day without slots has no heading', () => {
  expect(groupSlots([at('18:00')]).map(({ name }) => name)).toEqual(['Tarde']);
  expect(groupSlots([])).toEqual([]);
});

test('a slot is found by its instant, or by the clinic’s clock, whatever the zone of the browser', () => {
  for (const start of [at('09:30'), '2026-11-23T09:30']) {
    expect(slotAt([at('09:00'), at('09:30')], start)).toBe(at('09:30'));
    expect(slotAt([at('09:00')], start)).toBeUndefined();
  }
  expect(slotAt([at('09:00')], null)).toBeUndefined();
});

test('of a time that the clinic’s clock shows twice, each is a slot of its own', () => {
  const twice = ['2026-04-04T23:30:00-03:00', '2026-04-04T23:30:00-04:00'];
  for (const start of twice) expect(slotAt(twice, start)).toBe(start);
});

describe('a day of the calendar', () => {
  const slots = slotsByDay('2026-11', [
    { day: 20, slots: [at('09:00')] },
    { day: 23, slots: [at('09:00')] },
    { day: 24, slots: [at('09:00'), at('09:30')] },
  ]);
  const view = (day: string) => slotDayView(day, '2026-11-21', slots);

  test('counts what is free, in the singular and in the plural', () => {
    expect(view('2026-11-23')).toMatchObject({ state: 'available', selectable: true, text: '1 horario' });
    expect(view('2026-11-24')).toMatchObject({
      state: 'available',
      selectable: true,
      text: '2 horarios',
      shortText: '2',
    });
  });

  test('says that it is not available, also today', () => {
    expect(view('2026-11-25')).toMatchObject({ state: 'unavailable', selectable: false, text: 'No disponible' });
    expect(view('2026-11-21')).toMatchObject({ state: 'unavailable', selectable: false, text: 'No disponible' });
  });

  test('cannot be chosen once it is past, even when slots are known of it', () => {
    expect(view('2026-11-20')).toMatchObject({ state: 'past', selectable: false });
  });

  test('cannot be chosen while its slots are on their way', () => {
    expect(slotDayView('2026-11-23', '2026-11-21', undefined)).toMatchObject({ state: 'plain', selectable: false });
  });
});
