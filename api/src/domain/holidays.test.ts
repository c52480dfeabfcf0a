import { byDate, closureChanges, holidayKind, yearsToDecide, type DatedHoliday } from './holidays';

test.each([
  ['public', '12-08', 'fixed'],
  ['public', 'easter -47', 'fixed'],
  ['public', '08-17 if tuesday,wednesday then previous monday if thursday,friday then next monday', 'movable'],
  ['bank', 'easter -3', 'optional'],
  ['optional', '2026-12-07', 'optional'],
] as const)('a %s holiday by the rule %s is %s', (type, rule, kind) => {
  expect(holidayKind(type, rule)).toBe(kind);
});

test('two holidays on a date become one, of the more binding kind; the leap day keeps its place', () => {
  const of = (date: string, name: string, kind: DatedHoliday['kind']) => ({ date, name, kind });
  expect(
    byDate([
      of('2026-04-02', 'Jueves Santo', 'optional'),
      of('2026-04-02', 'Malvinas', 'fixed'),
      of('2028-03-01', 'Otro', 'movable'),
      of('2028-02-29', 'Carnaval', 'fixed'),
    ]),
  ).toEqual([
    of('2026-04-02', 'Jueves Santo; Malvinas', 'fixed'),
    of('2028-02-29', 'Carnaval', 'fixed'),
    of('2028-03-01', 'Otro', 'movable'),
  ]);
});

const CHRISTMAS = (year: number) => [`${year}-01-01`, `${year}-12-25`];

test.each([
  ['2026-10-31', [], [2026]],
  ['2026-11-01', [], [2026, 2027]],
  ['2026-11-01', [2026], [2027]],
  ['2026-11-01', [2027], [2026]],
  ['2026-12-25', [], [2026, 2027]],
  ['2026-12-26', [], [2027]],
  ['2026-12-31', [2027], []],
  ['2027-01-01', [2026], [2027]],
  ['2028-02-29', [2027], [2028]],
])('on %s, with %j decided, the years to decide are %j', (today, decided, years) => {
  expect(yearsToDecide(today, (year) => (decided as number[]).includes(year), CHRISTMAS)).toEqual(years);
});

test('a country without holidays has nothing to decide', () => {
  expect(
    yearsToDecide(
      '2026-11-01',
      () => false,
      () => [],
    ),
  ).toEqual([]);
});

test('changes are the rooms that begin and cease to be closed, by room and date', () => {
  const closed = new Map([
    ['2027-01-01', [1, 2]],
    ['2027-05-01', [1]],
  ]);
  const wanted = new Map([
    ['2027-12-25', [2, 1]],
    ['2027-01-01', [2, 3]],
  ]);
  const at = (roomId: number, date: string) => ({ roomId, date });
  expect(closureChanges(closed, wanted)).toEqual({
    close: [at(1, '2027-12-25'), at(2, '2027-12-25'), at(3, '2027-01-01')],
    reopen: [at(1, '2027-01-01'), at(1, '2027-05-01')],
  });
  expect(closureChanges(closed, closed)).toEqual({ close: [], reopen: [] });
});
