import { Registry } from 'prom-client';

import type { Context } from '../context';
import type { FeatureGauges } from '../feature';
import { FeatureMetrics } from './feature-metrics';

const NORTE = { database: 'turnero', clinic: 'norte' };

/** A clinic that tells one age, and a process that is asked for it. */
function told() {
  const registry = new Registry();
  const metrics = new FeatureMetrics(registry, () => true);
  let now = 0;
  let since = 0;
  const gauges: FeatureGauges = {
    of: [{ name: 'backup_checked_age_seconds', help: 'Since the last.', isAge: true }],
    read: async (ctx) => [(ctx.now.getTime() - since) / 1000],
  };
  return {
    open: () => metrics.open(NORTE, [gauges], () => ({ now: new Date(now) }) as Context),
    backUp: () => void (since = now),
    pass: (seconds: number) => void (now += seconds * 1000),
    async age() {
      await metrics.read();
      return Number(/^backup_checked_age_seconds\{.*\} (\d+)$/m.exec(await registry.metrics())?.[1]);
    },
  };
}

test('Of a clinic that was closed what it told last grows older, until it is opened anew', async () => {
  const { open, backUp, pass, age } = told();
  const close = open();
  pass(60);
  await close();
  pass(60);
  backUp();
  expect(await age()).toBe(120);
  open();
  expect(await age()).toBe(0);
});

test('One that is closed late, when it was opened anew already, leaves the new one’s figures alone', async () => {
  const { open, backUp, pass, age } = told();
  const closeChanged = open();
  open();
  await closeChanged();
  pass(7200);
  backUp();
  pass(60);
  expect(await age()).toBe(60);
});
