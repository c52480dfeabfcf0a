import { migrate } from '../../platform/database/migrate';
import { queues } from '../../queues';
import { prepareTemplate, TEST_SERVER_ENV } from './test-database';
import { startThrowawayPostgres, type ThrowawayPostgres } from './throwaway-postgres';

/** Jest loads setup and teardown as separate modules of one process; only globals are common to both. */
export const holder = globalThis as { turneroTestServer?: ThrowawayPostgres };

/** One PostgreSQL for a whole run of Jest. Workers inherit the environment set here. */
export default async function setUp(): Promise<void> {
  const server = await startThrowawayPostgres();
  holder.turneroTestServer = server;
  await prepareTemplate(server, (url) => migrate(url, queues));
  process.env[TEST_SERVER_ENV.url] = server.url;
  process.env[TEST_SERVER_ENV.adminUrl] = server.adminUrl;
}
