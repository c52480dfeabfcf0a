import { longDate, monthName, shortDay } from './long-date';

const at = (iso: string): number => new Date(iso).getTime() / 60_000;

describe('A long date', () => {
  test('is written as in Argentina', () => {
    expect(longDate('America/Argentina/Buenos_Aires', at('2026-06-01T13:00:00Z'))).toBe('lunes, 1 de junio de 2026');
  });

  test('is the clinic’s, also where it is another day already', () => {
    expect(longDate('America/Argentina/Buenos_Aires', at('2026-06-02T02:59:00Z'))).toBe('lunes, 1 de junio de 2026');
    expect(longDate('America/Argentina/Buenos_Aires', at('2026-06-02T03:00:00Z'))).toBe('martes, 2 de junio de 2026');
  });
});

test('A short day is the clinic’s too', () => {
  expect(shortDay('America/Argentina/Buenos_Aires', at('2026-06-02T02:59:00Z'))).toBe('lun, 1 jun');
});

test('A month has its year', () => {
  expect(monthName(2026, 6)).toBe('junio de 2026');
});
