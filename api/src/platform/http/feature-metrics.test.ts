import { Registry } from 'prom-client';

import type { Context } from '../context';
import type { FeatureGauges } from '../feature';
import { createLog } from '../log';
import { RepeatedFaults } from '../repeated-faults';
import { FeatureMetrics } from './feature-metrics';

const NORTE = { database: 'turnero', clinic: 'norte' };

/** A clinic with one age gauge, in a process that is scraped. */
function told() {
  const registry = new Registry();
  let now = 0;
  const metrics = new FeatureMetrics(
    registry,
    () => new Date(now),
    () => true,
  );
  let since = 0;
  let asked = 0;
  let made = 0;
  let isAway = false;
  let lines = 0;
  let answered: Promise<void> = Promise.resolve();
  const gauges: FeatureGauges = {
    of: [{ name: 'jobs_oldest_age_seconds', help: 'Since the oldest.', isAge: true }],
    labels: ['queue'],
    read: async (ctx) => {
      asked += 1;
      await answered;
      if (isAway) throw new Error('away');
      return [{ labels: { queue: 'mail' }, values: [(ctx.now.getTime() - since) / 1000] }];
    },
  };
  const log = createLog('error', { write: () => void (lines += 1) });
  const faults = new RepeatedFaults(log, { now: () => now });
  return {
    open: () =>
      metrics.open(NORTE, gauges, faults, () => {
        made += 1;
        return { now: new Date(now) } as Context;
      }),
    made: () => made,
    asked: () => asked,
    goAway: () => void (isAway = true),
    comeBack: () => void (isAway = false),
    lines: () => lines,
    /** Makes reads wait until the returned function is called. */
    beSlow() {
      let answer = (): void => undefined;
      answered = new Promise((resolve) => (answer = resolve));
      return answer;
    },
    answers: async () => !(await metrics.read()).has(gauges),
    backUp: () => void (since = now),
    pass: (seconds: number) => void (now += seconds * 1000),
    async age() {
      await metrics.read();
      return Number(
        /^jobs_oldest_age_seconds\{.*clinic="norte",queue="mail"\} (\d+)$/m.exec(await registry.metrics())?.[1],
      );
    },
  };
}

test('a closed clinic keeps its last values, and ages grow until it reopens', async () => {
  const { open, backUp, pass, age } = told();
  const figures = open();
  pass(60);
  await figures.keep();
  pass(60);
  backUp();
  expect(await age()).toBe(120);
  open();
  expect(await age()).toBe(0);
});

test('closing late does not touch the figures of the reopened clinic', async () => {
  const { open, backUp, pass, age } = told();
  const changed = open();
  open();
  await changed.keep();
  pass(7200);
  backUp();
  pass(60);
  expect(await age()).toBe(60);
});

test('a clinic closed as empty exports nothing and is not read until it reopens', async () => {
  const { open, asked, age } = told();
  open().empty();
  expect(await age()).toBeNaN();
  expect(asked()).toBe(0);
  open();
  expect(await age()).toBe(0);
});

test('an open clinic that does not answer is reported; closed, it exports its last values', async () => {
  const { open, pass, goAway, answers, age } = told();
  const figures = open();
  expect(await answers()).toBe(true);
  goAway();
  pass(60);
  expect(await answers()).toBe(false);
  expect(await age()).toBeNaN();
  await figures.keep();
  expect(await answers()).toBe(true);
  expect(await age()).toBe(60);
});

test('a clinic that does not answer is logged once per failure', async () => {
  const { open, goAway, comeBack, answers, pass, lines } = told();
  open();
  for (const away of [true, true, false, true]) {
    (away ? goAway : comeBack)();
    await answers();
    if (!away) pass(5 * 60);
  }
  expect(lines()).toBe(2);
});

test('a read that ends after closing as empty is not exported', async () => {
  const { open, beSlow, age, answers } = told();
  const figures = open();
  const answer = beSlow();
  const scraped = answers();
  figures.empty();
  answer();
  expect(await scraped).toBe(true);
  expect(await age()).toBeNaN();
});

test('a closed clinic creates no context, which would keep the clinic in memory', async () => {
  const { open, pass, made, age } = told();
  await open().keep();
  pass(60);
  expect(await age()).toBe(60);
  expect(made()).toBe(1);
});
