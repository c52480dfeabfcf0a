import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startClinic, type Clinic } from './clinic';

declare global {
  var e2eClinic: Clinic | undefined;
}

/** Builds what is stale and starts the one clinic. With E2E_URL the tests use that one instead. */
export default async function globalSetup(): Promise<void> {
  if (process.env.E2E_URL) return;
  const build = spawnSync(process.execPath, [join(__dirname, '..', '..', 'scripts', 'build.mjs')], { stdio: 'inherit' });
  if (build.status !== 0) throw new Error('The product does not build.');
  globalThis.e2eClinic = await startClinic();
  process.env.E2E_URL = globalThis.e2eClinic.url;
}
