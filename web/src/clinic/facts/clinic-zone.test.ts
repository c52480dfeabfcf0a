import { browserClockDiffers, zoneCity } from './clinic-zone';

test('a zone is called by its city', () => {
  expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(zoneCity('UTC')).toBe('UTC');
});

test('the browser’s clock differs when its offset is not the one of the clinic', () => {
  const minutes = -new Date('2026-11-21T12:05:00-03:00').getTimezoneOffset();
  const sign = minutes < 0 ? '-' : '+';
  const two = (value: number) => String(value).padStart(2, '0');
  const own = `${sign}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  expect(browserClockDiffers(`2026-11-21T12:05:00${own}`)).toBe(false);
  expect(browserClockDiffers('2026-11-21T12:05:00+13:45')).toBe(true);
});
