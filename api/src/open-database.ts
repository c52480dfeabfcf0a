import type { Logger } from 'pino';

import type { Config } from './config';
import { startEmbeddedPostgres } from './embedded-postgres/launcher';
import { entities } from './entities';
import { Database } from './platform/database/database';
import { StartupError } from './platform/startup-error';

/**
 * Connects to DATABASE_URL, or to the embedded server, which is started or joined. Does not migrate. How each part is
 * closed again is added to `opened`, to be called last first. `meanwhile` is done while a server starts. Throws StartupError.
 */
export async function openDatabase(
  { databaseUrl, databasePoolSize, dataDir }: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>,
  log: Logger,
  opened: (() => Promise<void>)[],
  meanwhile: () => void = () => undefined,
): Promise<Database> {
  let url = databaseUrl;
  if (url === null) {
    const embedded = await startEmbeddedPostgres({ dataDir, log: (line) => log.info(line), meanwhile });
    opened.push(() => embedded.stop());
    url = embedded.url;
  }
  try {
    const db = await Database.open(url, entities, databasePoolSize);
    opened.push(() => db.close());
    return db;
  } catch (error) {
    throw new StartupError(`No se pudo conectar a la base de datos de DATABASE_URL: ${reasonOf(error)}`);
  }
}

/** A name with several addresses, none of which answers, fails with a code and no message. The URL carries a password and stays out. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ((error as NodeJS.ErrnoException).code ?? error.name);
}
