/**
 * npm run alerts: checks docs/operations/alerts.yml with Prometheus, and when each alert fires by alerts.test.yml.
 * Needs promtool, which comes with Prometheus.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const FOLDER = join(ROOT, 'docs', 'operations');

for (const [what, file] of [
  ['check', 'alerts.yml'],
  ['test', 'alerts.test.yml'],
]) {
  const { error, status } = spawnSync('promtool', [what, 'rules', join(FOLDER, file)], { stdio: 'inherit' });
  if (error) console.error('promtool is missing: apt-get install prometheus');
  if (status !== 0) process.exit(1);
}
