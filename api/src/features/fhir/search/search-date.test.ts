import { fitsDate, parseSearchDate } from './search-date';

const ZONE = 'America/Argentina/Buenos_Aires';
const minute = (iso: string) => Date.parse(iso) / 60_000;

test.each([
  ['2026', '2026-01-01T03:00Z', '2027-01-01T03:00Z'],
  ['2026-02', '2026-02-01T03:00Z', '2026-03-01T03:00Z'],
  ['2026-06-02', '2026-06-02T03:00Z', '2026-06-03T03:00Z'],
  ['2026-06-02T10:00', '2026-06-02T13:00Z', '2026-06-02T13:01Z'],
  ['2026-06-02T10:00:00-05:00', '2026-06-02T15:00Z', '2026-06-02T15:00:01Z'],
  ['2026-06-02T10:00:30Z', '2026-06-02T10:00:30Z', '2026-06-02T10:00:31Z'],
])('%s spans its time, by the clinic’s clock where it says none', (text, start, end) => {
  const span = parseSearchDate(text, ZONE)!;
  expect(span.prefix).toBe('eq');
  expect(span.start).toBeCloseTo(minute(start), 6);
  expect(span.end).toBeCloseTo(minute(end), 6);
});

test.each([
  '',
  'hoy',
  '26',
  '2026-13',
  '2026-02-30',
  '1899-12-31',
  '9999',
  '2026-06-02T',
  '2026-06-02T24:00',
  'ap2026',
])('"%s" is no date', (text) => {
  expect(parseSearchDate(text, ZONE)).toBeNull();
});

describe('An appointment at ten', () => {
  const ten = { start: minute('2026-06-02T13:00Z'), end: minute('2026-06-02T13:00Z') };
  test.each([
    ['2026-06-02', true],
    ['2026-06-02T10:00', true],
    ['2026-06-02T10:00:00-03:00', true],
    ['2026-06-02T10:01', false],
    ['ne2026-06-02', false],
    ['ne2026-06-03', true],
    ['ge2026-06-02', true],
    ['gt2026-06-02', false],
    ['gt2026-06-01', true],
    ['sa2026-06-01', true],
    ['lt2026-06-02', false],
    ['lt2026-06-02T10:00:01-03:00', true],
    ['le2026-06-02T10:00:00-03:00', true],
    ['le2026-06-01', false],
    ['eb2026-06-03', true],
    ['eb2026-06-02', false],
  ])('%s is %s', (text, fits) => {
    expect(fitsDate(parseSearchDate(text, ZONE)!, ten)).toBe(fits);
  });
});

describe('June', () => {
  const june = { start: minute('2026-06-01T03:00Z'), end: minute('2026-07-01T03:00Z') };
  test.each([
    ['2026-06', true],
    ['2026-06-02', false],
    ['ge2026-06-30', true],
    ['ge2026-07-01', false],
    ['gt2026-06-30', false],
    ['gt2026-06-29', true],
    ['lt2026-06-01', false],
    ['le2026-06-01', true],
    ['sa2026-05-31', true],
    ['eb2026-07-01', true],
  ])('%s is %s', (text, fits) => {
    expect(fitsDate(parseSearchDate(text, ZONE)!, june)).toBe(fits);
  });
});
