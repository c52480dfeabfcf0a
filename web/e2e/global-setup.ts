import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepareBrowser } from './chromium-files';
import { startClinic, type Clinic } from './clinic';

declare global {
  var e2eClinics: Clinic[] | undefined;
}

/** Builds stale parts, unpacks the browser and starts a clinic per worker, or uses E2E_URL. */
export default async function globalSetup({ maxWorkers }: { maxWorkers: number } = { maxWorkers: 1 }): Promise<void> {
  if (process.env.E2E_URL) return;
  const build = spawnSync(process.execPath, [join(__dirname, '..', '..', 'scripts', 'build.mjs')], {
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error('The product does not build.');
  const clinics = Array.from({ length: maxWorkers }, () => startClinic());
  const [browser, ...started] = await Promise.allSettled([prepareBrowser(), ...clinics]);
  globalThis.e2eClinics = started.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failed = [browser, ...started].find((outcome) => outcome.status === 'rejected');
  if (failed) {
    await Promise.all(globalThis.e2eClinics.map((clinic) => clinic.stop()));
    throw failed.reason;
  }
  process.env.E2E_URLS = globalThis.e2eClinics.map(({ url }) => url).join(' ');
  process.env.E2E_URL = globalThis.e2eClinics[0]?.url;
}
