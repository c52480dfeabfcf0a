import { lastAtHour } from './nightly';

const ZONE = 'America/Argentina/Buenos_Aires';
const minute = (iso: string) => Date.parse(iso) / 60_000;

describe('The last time that a clock showed an hour', () => {
  it.each([
    ['today, once it has come', '2026-06-01T03:00:00-03:00', '2026-06-01T03:00:00-03:00'],
    ['today, long after', '2026-06-01T23:59:00-03:00', '2026-06-01T03:00:00-03:00'],
    ['yesterday, before it comes', '2026-06-01T02:59:00-03:00', '2026-05-31T03:00:00-03:00'],
  ])('was %s', (_, now, expected) => {
    expect(lastAtHour(ZONE, minute(now), 3)).toBe(minute(expected));
  });

  it('was an hour later on the night when the clock jumped over it', () => {
    expect(lastAtHour('Europe/Madrid', minute('2026-03-29T12:00:00+02:00'), 2)).toBe(
      minute('2026-03-29T03:00:00+02:00'),
    );
  });
});
