import type { AppointmentStatus } from '../../domain/appointment-status';
import type { AppointmentRow } from './appointments';
import { makeRecordedVisits } from './recorded-visits';

const NOON = 10_000;
const TODAY = { now: NOON, todayStarts: NOON - 720 };
const turno = (minutes: number, status: AppointmentStatus = 'confirmed') =>
  ({ id: `de ${minutes}`, startsAt: NOON + minutes, endsAt: NOON + minutes + 30, status }) as AppointmentRow;

test('At noon who came earlier was seen, who has the turno is, who comes next waits, and the others are awaited', () => {
  const { visits, completed } = makeRecordedVisits([turno(60), turno(10), turno(-10), turno(-60)], TODAY);
  expect(visits).toMatchObject([
    { appointment: 'de -60', startedAt: NOON - 57, finishedAt: NOON - 30, statusBefore: 'confirmed' },
    { appointment: 'de -10', calledAt: NOON - 9, startedAt: NOON - 7, finishedAt: null, statusBefore: null },
    { appointment: 'de 10', calledAt: null, startedAt: null, finishedAt: null },
  ]);
  expect([...completed]).toEqual(['de -60']);
  for (const { arrivedAt } of visits) expect(arrivedAt).toBeLessThanOrEqual(NOON);
});

test('A cancelled appointment has no check-in, and the front desk forgets one in six', () => {
  expect(makeRecordedVisits([turno(-60, 'cancelled')], TODAY).visits).toEqual([]);
  const morning = Array.from({ length: 12 }, (_, index) => turno(-360 + index * 20));
  expect(makeRecordedVisits(morning, TODAY).visits).toHaveLength(10);
});

test('At night, before the first check-in, it shows those of the day before', () => {
  const night = { now: NOON, todayStarts: NOON - 60 };
  const { visits, completed } = makeRecordedVisits([turno(-600, 'completed'), turno(-570), turno(480)], night);
  expect(visits).toMatchObject([{ appointment: 'de -600', finishedAt: NOON - 570, statusBefore: 'confirmed' }]);
  expect([...completed]).toEqual(['de -600']);
});
