import { LONGEST_WAIT_DAYS, MOST_LINES, waitLines } from './wait-lines';

const specialty = (specialtyId: number, waits: Record<string, number | null>) => ({
  specialtyId,
  specialtyName: `Especialidad ${specialtyId}`,
  days: Object.entries(waits).map(([date, medianDays]) => ({ date, medianDays })),
});

test('each specialty has a number for every date, none where it was not measured', () => {
  expect(waitLines([specialty(1, { '2026-06-01': 3, '2026-06-02': 5 }), specialty(2, { '2026-06-02': 9 })])).toEqual({
    dates: ['2026-06-01', '2026-06-02'],
    lines: [
      { id: 2, name: 'Especialidad 2', days: [null, 9] },
      { id: 1, name: 'Especialidad 1', days: [3, 5] },
    ],
  });
});

test('who has not three free turnos waits longest', () => {
  const lines = waitLines([specialty(1, { '2026-06-01': 3, '2026-06-02': 40 }), specialty(2, { '2026-06-01': null })]);
  expect(lines?.lines.map(({ id }) => id)).toEqual([2, 1]);
  expect(lines?.lines[0]?.days).toEqual([LONGEST_WAIT_DAYS, null]);
});

test('only those that patients wait longest for are drawn', () => {
  const many = Array.from({ length: 8 }, (_, index) => specialty(index, { '2026-06-01': 1, '2026-06-02': index }));
  expect(waitLines(many)?.lines.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3].slice(0, MOST_LINES));
});

test('one day is no line', () => {
  expect(waitLines([specialty(1, { '2026-06-01': 3 })])).toBeNull();
  expect(waitLines([])).toBeNull();
});
