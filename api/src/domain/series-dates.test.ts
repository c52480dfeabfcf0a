import { toOffsetIso } from './clinic-time';
import { shiftedStarts, startsOfSeries } from './series-dates';
import { at } from './testing/clinic';

const NEW_YORK = 'America/New_York';
const CLINIC = 'America/Argentina/Buenos_Aires';
const texts = (zone: string, starts: readonly number[]) => starts.map((start) => toOffsetIso(zone, start).slice(0, 22));

describe('The times of a series', () => {
  it('stay the same on the clock when clocks go back between two of them', () => {
    const first = at('2026-10-27T10:00:00', NEW_YORK);
    expect(texts(NEW_YORK, startsOfSeries(NEW_YORK, first, { everyWeeks: 1, count: 2 }))).toEqual([
      '2026-10-27T10:00:00-04',
      '2026-11-03T10:00:00-05',
    ]);
  });

  it('begin as soon as the clock shows it where the clocks leap over it', () => {
    const first = at('2026-03-01T02:30:00', NEW_YORK);
    expect(texts(NEW_YORK, startsOfSeries(NEW_YORK, first, { everyWeeks: 1, count: 3 }))).toEqual([
      '2026-03-01T02:30:00-05',
      '2026-03-08T03:00:00-04',
      '2026-03-15T02:30:00-04',
    ]);
  });

  it('keep the very first instant where the clock shows it twice', () => {
    const second = at('2026-11-01T01:30:00-05:00', NEW_YORK);
    const [first, next] = startsOfSeries(NEW_YORK, second, { everyWeeks: 2, count: 2 });
    expect(first).toBe(second);
    expect(texts(NEW_YORK, [next!])).toEqual(['2026-11-15T01:30:00-05']);
  });
});

describe('A series that is moved', () => {
  it('goes as many days of the calendar and minutes of the clock, each from where it is', () => {
    const shifted = shiftedStarts(NEW_YORK, at('2026-10-27T10:00:00', NEW_YORK), at('2026-10-29T09:30:00', NEW_YORK), [
      at('2026-11-03T10:00:00', NEW_YORK),
      at('2026-11-10T12:00:00', NEW_YORK),
    ]);
    expect(texts(NEW_YORK, shifted)).toEqual(['2026-11-05T09:30:00-05', '2026-11-12T11:30:00-05']);
  });

  it('carries into the day before and after', () => {
    const before = at('2026-06-02T12:00:00');
    expect(
      texts(CLINIC, shiftedStarts(CLINIC, before, at('2026-06-02T23:00:00'), [at('2026-06-09T14:00:00')])),
    ).toEqual(['2026-06-10T01:00:00-03']);
    expect(
      texts(CLINIC, shiftedStarts(CLINIC, before, at('2026-06-02T01:00:00'), [at('2026-06-09T10:00:00')])),
    ).toEqual(['2026-06-08T23:00:00-03']);
  });
});
