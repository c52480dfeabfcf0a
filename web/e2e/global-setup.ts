import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepareBrowser } from './chromium-files';
import { startClinics, type Clinic } from './clinic';

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
  const [browser, clinics] = await Promise.allSettled([prepareBrowser(), startClinics(maxWorkers)]);
  globalThis.e2eClinics = clinics.status === 'fulfilled' ? clinics.value : [];
  const failed = [browser, clinics].find((outcome) => outcome.status === 'rejected');
  if (failed) {
    await Promise.all(globalThis.e2eClinics.map((clinic) => clinic.stop()));
    throw failed.reason;
  }
  process.env.E2E_URLS = globalThis.e2eClinics.map(({ url }) => url).join(' ');
  process.env.E2E_URL = globalThis.e2eClinics[0]?.url;
}
