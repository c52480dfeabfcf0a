import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { migrate } from '../../platform/database/migrate';
import { createTestDatabase, LOOKED_AT_ENV, prepareTemplate, TEST_SERVER_ENV } from './test-database';
import { startThrowawayPostgres, type ThrowawayPostgres } from './throwaway-postgres';

/** Jest loads setup and teardown as separate modules. */
export const holder = globalThis as { turneroTestServer?: ThrowawayPostgres; turneroLookedAt?: string };

/** One PostgreSQL per run. Workers inherit the environment. */
export default async function setUp(): Promise<void> {
  const server = await startThrowawayPostgres();
  holder.turneroTestServer = server;
  await prepareTemplate(server, (url) => migrate(url));
  process.env[TEST_SERVER_ENV.url] = server.url;
  process.env[TEST_SERVER_ENV.adminUrl] = server.adminUrl;
  process.env[LOOKED_AT_ENV.url] = (await createTestDatabase(server)).url;
  holder.turneroLookedAt = process.env[LOOKED_AT_ENV.folder] = await mkdtemp(path.join(tmpdir(), 'turnero-looked-at-'));
}
