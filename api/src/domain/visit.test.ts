import { stepOf, TICKETS, ticketCode, VISIT_STEPS, withoutStep, withStep, type VisitTimes } from './visit';

const at = (minute: number): Date => new Date(Date.UTC(2026, 5, 1, 12, minute));
const ARRIVED: VisitTimes = { arrivedAt: at(0), calledAt: null, startedAt: null, finishedAt: null };
const CALLED = { ...ARRIVED, calledAt: at(5) };
const STARTED = { ...CALLED, startedAt: at(7) };
const FINISHED = { ...STARTED, finishedAt: at(30) };

describe('A visit', () => {
  test('goes through its steps, each at its time', () => {
    const steps = [
      ['arrived', 0],
      ['called', 5],
      ['started', 7],
      ['finished', 30],
    ] as const;
    const visit = steps.reduce<VisitTimes | null>((before, [step, minute]) => withStep(before, step, at(minute)), null);
    expect(visit).toEqual(FINISHED);
  });

  test.each(VISIT_STEPS)('that begins with %s has arrived then, and what was skipped has no time', (step) => {
    const visit = withStep(null, step, at(9));
    expect(stepOf(visit)).toBe(step);
    expect(Object.values(visit).filter(Boolean)).toEqual(step === 'arrived' ? [at(9)] : [at(9), at(9)]);
    expect(visit.arrivedAt).toEqual(at(9));
  });

  test('stays as it is when a step is pressed again, or one behind the last', () => {
    for (const step of VISIT_STEPS) expect(withStep(FINISHED, step, at(40))).toBe(FINISHED);
    expect(withStep(CALLED, 'called', at(6))).toBe(CALLED);
    const unannounced = { ...ARRIVED, startedAt: at(7) };
    expect(withStep(unannounced, 'called', at(8), true)).toBe(unannounced);
  });

  test('can be called again until the patient goes in', () => {
    expect(withStep(CALLED, 'called', at(6), true)).toEqual({ ...CALLED, calledAt: at(6) });
    expect(withStep(STARTED, 'called', at(8), true)).toBe(STARTED);
    expect(withStep(ARRIVED, 'arrived', at(8), true)).toBe(ARRIVED);
  });

  test('keeps its order where another replica’s clock is behind', () => {
    expect(withStep(CALLED, 'started', at(4))).toEqual({ ...CALLED, startedAt: at(5) });
  });

  test('loses its last step, and with the arrival all of it', () => {
    expect(withoutStep(FINISHED, 'finished')).toEqual(STARTED);
    expect(withoutStep(CALLED, 'called')).toEqual(ARRIVED);
    expect(withoutStep(ARRIVED, 'arrived')).toBeNull();
    expect(withoutStep(ARRIVED, 'called')).toBe(ARRIVED);
  });
});

describe('A ticket', () => {
  test('is a letter and two digits, none of which is taken for another', () => {
    expect([1, 7, 99, 100, TICKETS].map(ticketCode)).toEqual(['A01', 'A07', 'A99', 'B01', 'Z99']);
    const all = Array.from({ length: TICKETS }, (_, index) => ticketCode(index + 1));
    expect(new Set(all).size).toBe(TICKETS);
    for (const code of all) expect(code).toMatch(/^[A-HJ-NP-Z]\d\d$/);
  });
});
