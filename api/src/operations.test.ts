import { readFileSync } from 'node:fs';
import path from 'node:path';

import { startTestApp } from './testing/harness/app';

const FOLDER = path.resolve(__dirname, '../../docs');
const textOf = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');
const RULES = textOf('operations/alerts.yml');
const alerts = Array.from(RULES.matchAll(/- alert: (\w+)\n\s+expr: (.+)/g), ([, name, expr]) => ({
  name: name!,
  expr: expr!,
}));
const { panels } = JSON.parse(textOf('operations/grafana-board.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

const WORDS = new Set(['by', 'or', 'and', 'without', 'unless', 'on']);

function metricsIn(expr: string): string[] {
  const bare = expr.replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|without|on) \([^)]*\)/g, ' ');
  return Array.from(bare.matchAll(/\b[a-z_]\w*\b(?!\s*\()/g), ([name]) => name).filter((name) => !WORDS.has(name));
}

let told: Set<string>;

beforeAll(async () => {
  const app = await startTestApp();
  await fetch(`${app.url}/graphql`);
  const text = await (await fetch(`${app.url}/metrics`)).text();
  const types = Array.from(text.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name, type]) => [name!, type!] as const);
  told = new Set(
    types.flatMap(([name, type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
    ),
  );
  // Prometheus itself tells whether it got an answer.
  told.add('up');
  await app.close();
});

test.each(alerts)('What the alert $name looks at is told by /metrics', ({ expr }) => {
  const named = metricsIn(expr);
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !told.has(name))).toEqual([]);
});

test.each(panels)('What the panel "$title" shows is told by /metrics', ({ targets }) => {
  const named = targets.flatMap(({ expr }) => metricsIn(expr));
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !told.has(name))).toEqual([]);
});

test('Each alert is seen to fire by a test of its rule', () => {
  const tests = textOf('operations/alerts.test.yml').replace(/exp_alerts: \[\]/g, 'nothing');
  const fires = new Set(Array.from(tests.matchAll(/alertname: (\w+)\n(?:.*\n)?\s+exp_alerts:/g), ([, name]) => name));
  expect([...fires].sort()).toEqual(alerts.map(({ name }) => name).sort());
});

test('Each alert has its part of the chapter that says what it means, and the chapter no other', () => {
  const chapter = textOf('operations.md').split('## What each alert means')[1]!.split('\n## ')[0]!;
  const explained = Array.from(chapter.matchAll(/^### (\w+)$/gm), ([, name]) => name);
  expect(explained).toEqual(alerts.map(({ name }) => name));
});
