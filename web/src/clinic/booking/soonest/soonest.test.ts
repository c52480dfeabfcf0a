import { slotKey, soonestByDay, withChosen } from './soonest';

const slot = (startTime: string, id = 3) =>
  ({ startTime, durationMinutes: 30, professional: { id, name: 'x' }, room: { id: 1, name: 'y' } }) as never;

test('slots stand by day, in their order, and one time of two professionals is two slots', () => {
  const [late, early, other] = [
    slot('2026-11-23T23:30:00-03:00'),
    slot('2026-11-24T08:00:00-03:00'),
    slot('2026-11-24T08:00:00-03:00', 4),
  ];
  expect(soonestByDay([late, early, other])).toEqual([
    { day: '2026-11-23', slots: [late] },
    { day: '2026-11-24', slots: [early, other] },
  ]);
  expect(slotKey(early)).not.toBe(slotKey(other));
});

test('the chosen slot stands among them, once, where its time is', () => {
  const [early, late] = [slot('2026-11-23T09:00:00-03:00'), slot('2026-11-23T10:00:00-03:00')];
  const chosen = slot('2026-11-23T09:30:00-03:00');
  expect(withChosen([early, late], chosen)).toEqual([early, chosen, late]);
  expect(withChosen([early, late], early)).toEqual([early, late]);
  expect(withChosen([early], null)).toEqual([early]);
});
