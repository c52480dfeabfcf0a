import { DAY_MS, HOUR_MS } from '../days/lateness';
import type { Seeker } from './seekers';
import { ana, FROM } from './seekers.fixture';
import { figuresOf } from './year-figures';
import type { YearHistory, YearTurno } from './year-history';

const NOON = FROM + 10 * DAY_MS;

const seeker = (): Seeker => ({ ...ana, isControl: false });

function turno(start: number, changes: Partial<YearTurno> = {}): YearTurno {
  const made = { id: '1', professionalId: 1, bookedAt: FROM, isOffered: false, ended: null, isMissed: false };
  return { ...made, seeker: seeker(), start, ...changes };
}

function figures(turnos: YearTurno[], changes: Partial<YearHistory> = {}) {
  return figuresOf({
    isListOn: true,
    from: FROM,
    until: FROM + 30 * DAY_MS,
    offeredTimes: 10,
    turnos,
    turnedAway: [],
    joined: 0,
    outcomes: {},
    mails: [],
    offers: [],
    acceptances: [],
    ...changes,
  });
}

describe('Figures of a year', () => {
  it('count a time that was given back twice once, by the notice of the last, and who was seen then', () => {
    const { refilled, refilledByList, occupied, cancelled } = figures([
      turno(NOON, { ended: { at: NOON - 9 * DAY_MS, how: 'cancelled' } }),
      turno(NOON, { ended: { at: NOON - HOUR_MS, how: 'cancelled' } }),
      turno(NOON, { isOffered: true }),
      turno(NOON, { professionalId: 2, ended: { at: NOON - 2 * DAY_MS, how: 'cancelled' } }),
    ]);
    expect(refilled).toEqual({
      'less than a day': { count: 1, of: 1 },
      '1 to 3 days': { count: 0, of: 1 },
      more: { count: 0, of: 0 },
    });
    expect(refilledByList).toEqual({ count: 1, of: 2 });
    expect([occupied.count, cancelled.count, cancelled.of]).toEqual([1, 3, 4]);
  });

  it('tell the days that were won by giving up a later turno, which was not cancelled', () => {
    const patient = seeker();
    const { exchanged, cancelled, newTurnos } = figures([
      turno(NOON + 5 * DAY_MS, { seeker: patient, ended: { at: FROM + DAY_MS, how: 'exchanged' } }),
      turno(NOON, { seeker: patient, isOffered: true }),
      turno(NOON + HOUR_MS, { isOffered: true }),
    ]);
    expect(exchanged).toEqual({ count: 1, daysWon: 5, medianDaysWon: 5 });
    expect([cancelled.count, cancelled.of, newTurnos]).toEqual([0, 2, 1]);
  });

  it('tell what the list mailed to one patient in a week, and offered in any seven days', () => {
    const mail = (day: number, kind = 'waiting-list-offer', to = 'ana') => ({ at: FROM + day * DAY_MS, to, kind });
    const mails = [mail(0, 'waiting-list-joined'), mail(5), mail(6), mail(8), mail(13), mail(6, undefined, 'eva')];
    const { weeklyMails, mostOffersInAWeek } = figures([], { mails: [...mails, mail(6, 'appointment-received')] });
    expect(weeklyMails).toEqual({ mean: 2, max: 3 });
    expect(mostOffersInAWeek).toBe(3);
  });
});
