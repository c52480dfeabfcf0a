import { rm } from 'node:fs/promises';

import { holder } from './jest-global-setup';

export default async function tearDown(): Promise<void> {
  await holder.turneroTestServer?.stop();
  if (holder.turneroLookedAt) await rm(holder.turneroLookedAt, { recursive: true, force: true });
}
