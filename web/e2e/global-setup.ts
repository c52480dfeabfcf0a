import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startClinic, type Clinic } from './clinic';

declare global {
  var e2eClinics: Clinic[] | undefined;
}

/** Builds stale parts and starts a clinic per worker, or uses E2E_URL. */
export default async function globalSetup({ maxWorkers }: { maxWorkers: number } = { maxWorkers: 1 }): Promise<void> {
  if (process.env.E2E_URL) return;
  const build = spawnSync(process.execPath, [join(__dirname, '..', '..', 'scripts', 'build.mjs')], {
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error('The product does not build.');
  const started = await Promise.allSettled(Array.from({ length: maxWorkers }, () => startClinic()));
  globalThis.e2eClinics = started.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failed = started.find((outcome) => outcome.status === 'rejected');
  if (failed) {
    await Promise.all(globalThis.e2eClinics.map((clinic) => clinic.stop()));
    throw failed.reason;
  }
  process.env.E2E_URLS = globalThis.e2eClinics.map(({ url }) => url).join(' ');
  process.env.E2E_URL = globalThis.e2eClinics[0]?.url;
}
