import { parseInstant } from './clinic-time';
import { offerTimes, type OfferRules } from './offer-times';

const zone = 'America/Argentina/Buenos_Aires';
const RULES: OfferRules = {
  sameDayMinutes: 15,
  answerMinutes: 240,
  quietStartMinute: 22 * 60,
  quietEndMinute: 8 * 60,
  leastHours: 2,
};
const at = (text: string) => parseInstant(text.includes('T') ? text : `2026-06-01T${text}`, zone)!;
const times = (from: string, start: string, rules: Partial<OfferRules> = {}) => {
  const found = offerTimes({ ...RULES, ...rules }, { zone, from: new Date(at(from) * 60_000), start: at(start) });
  return found && [found.notifyAt, found.answerUntil].map((time) => time.toISOString().slice(5, 16));
};

describe('An offer', () => {
  test('has four hours for another day and a quarter of an hour for the same one', () => {
    expect(times('10:00', '2026-06-02T09:00')).toEqual(['06-01T13:00', '06-01T17:00']);
    expect(times('10:00', '16:00')).toEqual(['06-01T13:00', '06-01T13:15']);
  });

  test('answers before two hours are left, or is not asked when that leaves less than five minutes', () => {
    expect(times('10:00', '12:10')).toEqual(['06-01T13:00', '06-01T13:10']);
    expect(times('10:00', '12:04')).toBeNull();
    expect(times('10:00', '09:00')).toBeNull();
  });

  test('is not mailed at night: the time to answer runs from the morning', () => {
    expect(times('22:00', '2026-06-02T16:00')).toEqual(['06-02T11:00', '06-02T11:15']);
    expect(times('21:59', '2026-06-02T16:00')).toEqual(['06-02T00:59', '06-02T04:59']);
    expect(times('2026-06-02T07:59', '2026-06-02T16:00')).toEqual(['06-02T11:00', '06-02T11:15']);
    expect(times('2026-06-02T08:00', '2026-06-02T16:00')).toEqual(['06-02T11:00', '06-02T11:15']);
    expect(times('23:00', '2026-06-02T09:00')).toBeNull();
  });

  test('is mailed at any time where no hours are quiet, or they are of the day', () => {
    const never = { quietStartMinute: 0, quietEndMinute: 0 };
    expect(times('23:00', '2026-06-02T16:00', never)).toEqual(['06-02T02:00', '06-02T06:00']);
    const siesta = { quietStartMinute: 13 * 60, quietEndMinute: 16 * 60 };
    expect(times('14:00', '2026-06-02T16:00', siesta)).toEqual(['06-01T19:00', '06-01T23:00']);
    expect(times('16:00', '2026-06-02T16:00', siesta)).toEqual(['06-01T19:00', '06-01T23:00']);
  });

  test('is mailed at the hour of the clock when the clocks change overnight', () => {
    const madrid = 'Europe/Madrid';
    const found = offerTimes(RULES, {
      zone: madrid,
      from: new Date('2026-03-28T22:30:00Z'),
      start: parseInstant('2026-03-30T16:00', madrid)!,
    });
    expect(found?.notifyAt.toISOString()).toBe('2026-03-29T06:00:00.000Z');
  });
});
