/**
 * npm run simulate:year: a year of a clinic whose agenda is full, by its clock, with the waiting list and without; the
 * same people ask in both. It says what the list brings, and ends with 1 when something is offered, taken or mailed
 * that must not be.
 *   YEAR_SEED (of the clock), YEAR_LIST (both, on, off), YEAR_PROFESSIONALS (2), YEAR_DAYS (365),
 *   YEAR_TURNOS (6 a day of each), YEAR_LOAD (1.8 people look for each of them: full for a week or two),
 *   YEAR_ACCEPTANCE (0.095 of offers, by who has YEAR_ANSWERS_WITHIN, 240 minutes)
 *   YEAR_AT_ONCE, YEAR_ANSWER_MINUTES (the list's settings; the product's)
 */
import 'reflect-metadata';

import { numberFrom } from './support/environment';
import { faultsOfYear } from './year/check-year';
import { printYear } from './year/print-year';
import { runYear } from './year/run-year';
import type { YearShape } from './year/seekers';
import { figuresOf, type YearFigures } from './year/year-figures';

const SAID_EVERY_DAYS = 73;

const LISTS: Readonly<Record<string, readonly boolean[]>> = { both: [false, true], on: [true], off: [false] };

async function main(): Promise<void> {
  const seed = numberFrom('YEAR_SEED', Date.now() % 1_000_000);
  const lists = LISTS[process.env['YEAR_LIST'] ?? 'both'];
  if (!lists) throw new Error(`YEAR_LIST must be one of ${Object.keys(LISTS).join(', ')}`);
  const shape: YearShape = {
    seed,
    from: Date.parse('2026-03-02T00:00:00-03:00'),
    days: numberFrom('YEAR_DAYS', 365),
    professionals: numberFrom('YEAR_PROFESSIONALS', 2),
    turnosADay: numberFrom('YEAR_TURNOS', 6),
    load: numberFrom('YEAR_LOAD', 1.8),
    acceptance: numberFrom('YEAR_ACCEPTANCE', 0.095),
    answersWithinMinutes: numberFrom('YEAR_ANSWERS_WITHIN', 240),
    rules: { ...given('atOnce', 'YEAR_AT_ONCE'), ...given('answerMinutes', 'YEAR_ANSWER_MINUTES') },
  };
  console.log(`YEAR_SEED=${seed} ${JSON.stringify(shape)}`);
  const figures: YearFigures[] = [];
  const faults: string[] = [];
  for (const isListOn of lists) {
    const began = performance.now();
    const { history, stored } = await runYear(shape, isListOn, (day, turnos) => {
      if (day % SAID_EVERY_DAYS !== 0 && day !== shape.days) return;
      const seconds = (performance.now() - began) / 1000;
      const pace = `${turnos} turnos in ${Math.round(seconds)} s, ${(turnos / seconds).toFixed(1)} a second`;
      console.log(`List ${isListOn ? 'on' : 'off'}, day ${day}: ${pace}.`);
    });
    figures.push(figuresOf(history));
    faults.push(...faultsOfYear(history, stored).map((fault) => `List ${isListOn ? 'on' : 'off'}: ${fault}`));
  }
  printYear(figures);
  if (faults.length === 0) console.log('No overlap, no offer of time that is gone, nothing accepted twice.');
  else {
    console.log([`FAULTS (${faults.length}) of YEAR_SEED=${seed}:`, ...faults.slice(0, 20)].join('\n  '));
    process.exitCode = 1;
  }
}

/** Nothing when the environment says nothing. */
function given<Field extends string>(field: Field, name: string): Partial<Record<Field, number>> {
  return process.env[name] === undefined ? {} : ({ [field]: numberFrom(name, 0) } as Record<Field, number>);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
