import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Metrics } from './platform/http/probes';
import { signedIn } from './testing/factories/people';
import { MONDAY_8AM, startTestApp } from './testing/harness/app';
import { ScrapedMetrics } from './testing/harness/scraped-metrics';

const FOLDER = path.resolve(__dirname, '../../docs');
const textOf = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');
const RULES = textOf('operations/alerts.yml');
const alerts = Array.from(RULES.matchAll(/- alert: (\w+)\n\s+expr: (.+)/g), ([, name, expr]) => ({
  name: name!,
  expr: expr!,
}));
interface Panel {
  id: number;
  title: string;
  type: string;
  datasource: { type: string; uid: string };
  gridPos: { x: number; y: number; w: number; h: number };
  fieldConfig: { defaults: { unit: string } };
  targets: { refId: string; expr: string; legendFormat: string }[];
}
const board = JSON.parse(textOf('operations/grafana-board.json')) as {
  uid: string;
  templating: { list: { name: string; type: string; query: string }[] };
  panels: Panel[];
};
const { panels } = board;

/** Metrics of a process with many clinics. */
const CLINICS = { open: () => 1, failing: () => ['sur'], isServed: () => true };

let told: ScrapedMetrics;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'turnero-backups-'));
  const keep = { days: 1, weeks: 0, months: 0 };
  const app = await startTestApp(MONDAY_8AM, {
    backups: { folder, hour: 3, key: null, checkUrl: null, keep, lateAfterHours: 30 },
  });
  // Some metrics appear only after events: mails, a backup, a crash, a request.
  const { userId } = await signedIn(app.db, 'user');
  const mail = () =>
    app.db.pool.query("INSERT INTO jobs (id, queue, data) VALUES (gen_random_uuid(), 'mail', $1)", [
      JSON.stringify({ kind: 'password-changed', userId }),
    ]);
  await mail();
  await app.jobs.workAll();
  await mail();
  await app.db.pool.query(
    'INSERT INTO backups (id, asked_at, made_at, ended_at, bytes) VALUES (gen_random_uuid(), $1, $1, $1, 1)',
    [MONDAY_8AM],
  );
  await fetch(`${app.url}/crashes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ build: 'index-B7xk_2.js', route: '/admin', part: 'page', error: 'TypeError', at: [] }),
  });
  await fetch(`${app.url}/graphql`);
  const ofMany = new Metrics({ clock: () => MONDAY_8AM, databases: () => [], clinics: CLINICS });
  told = new ScrapedMetrics((await (await fetch(`${app.url}/metrics`)).text()) + (await ofMany.text()));
  await app.close();
  await rm(folder, { recursive: true });
});

test.each(alerts)('/metrics has the metrics of the alert $name', ({ expr }) => {
  expect(told.faultsOf(expr)).toEqual([]);
});

test.each(panels)('/metrics has the metrics and legend labels of the panel "$title"', (panel) => {
  for (const { expr, legendFormat } of panel.targets) {
    expect(told.faultsOf(expr)).toEqual([]);
    const named = Array.from(legendFormat.matchAll(/\{\{(\w+)\}\}/g), ([, label]) => label!);
    const left = /\bby \(([^)]*)\)(?!.*\bby \()/.exec(expr)?.[1]!.split(', ') ?? ['instance'];
    expect(named.filter((label) => !left.includes(label))).toEqual([]);
  }
});

test.each(panels)('the panel "$title" uses seconds and bytes for metrics of that unit only', (panel) => {
  const { unit } = panel.fieldConfig.defaults;
  const units = panel.targets.map(({ expr }) => /_(seconds|bytes)(_bucket)?\{/.exec(expr)?.[1] ?? 'other');
  const wanted = { s: 'seconds', bytes: 'bytes' }[unit] ?? 'other';
  expect([...new Set(units)]).toEqual([wanted]);
});

test('each alert has a rule test in which it fires', () => {
  const tests = textOf('operations/alerts.test.yml').replace(/exp_alerts: \[\]/g, 'nothing');
  const fires = new Set(Array.from(tests.matchAll(/alertname: (\w+)\n(?:.*\n)?\s+exp_alerts:/g), ([, name]) => name));
  expect([...fires].sort()).toEqual(alerts.map(({ name }) => name).sort());
});

test('the chapter on alerts has a section for each alert, and no other', () => {
  const chapter = textOf('operations.md').split('## What each alert means')[1]!.split('\n## ')[0]!;
  const explained = Array.from(chapter.matchAll(/^### (\w+)$/gm), ([, name]) => name);
  expect(explained).toEqual(alerts.map(({ name }) => name));
});

const metricsIn = (expr: string) => Array.from(expr.matchAll(/\b([a-z]\w*)\{/g), ([, name]) => name!);
/** Grafana's documentation of its dashboard JSON model; ids of units, its `valueFormats/categories.ts`. */
const UNITS = ['short', 's', 'bytes', 'reqps', 'percentunit'];
const COLUMNS = 24;

describe('the dashboard', () => {
  test('is valid for Grafana: an id of 8 to 40 characters, and the data source as an input', () => {
    expect(board.uid).toMatch(/^[\w-]{8,40}$/);
    const [source] = board.templating.list;
    expect(source).toMatchObject({ type: 'datasource', query: 'prometheus' });
    for (const { type, datasource, fieldConfig, targets } of panels) {
      expect(type).toBe('timeseries');
      expect(datasource).toEqual({ type: 'prometheus', uid: `\${${source!.name}}` });
      expect(UNITS).toContain(fieldConfig.defaults.unit);
      expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
    }
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  test('has no overlapping panels', () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(COLUMNS);
  });

  test('shows the metrics of all alerts, except the two listed', () => {
    const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr))));
    const unseen = new Set(alerts.flatMap(({ expr }) => metricsIn(expr)).filter((name) => !shown.has(name)));
    expect([...unseen].sort()).toEqual(['backup_expected', 'up']);
  });
});
