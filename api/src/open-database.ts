import type { Logger } from 'pino';

import type { Config } from './config';
import { startEmbeddedPostgres } from './embedded-postgres/launcher';
import { entities } from './entities';
import { Database } from './platform/database/database';
import type { UrlSetting } from './platform/database/server';
import { StartupError } from './platform/startup-error';

export interface DatabaseConfig
  extends Pick<Config, 'clinics' | 'databaseUrl' | 'databaseDirectUrl' | 'databasePoolSize' | 'dataDir'> {
  /** Setting named in connection errors. Default: DATABASE_URL. */
  databaseSetting?: UrlSetting;
}

/**
 * DATABASE_URL, or the embedded server; `meanwhile` runs during its start. Does not migrate. `opened` collects closing
 * functions. Throws StartupError.
 */
export async function openDatabase(
  { clinics, databaseUrl, databaseDirectUrl, databasePoolSize, dataDir, databaseSetting }: DatabaseConfig,
  log: Logger,
  opened: (() => Promise<void>)[],
  meanwhile: () => void = () => undefined,
): Promise<Database> {
  if (clinics) throw new StartupError('Con CLINICS_URL hay muchas clínicas: usá npm run clinics.');
  let url = databaseUrl;
  if (url === null) {
    const embedded = await startEmbeddedPostgres({ dataDir, log: (line) => log.info(line), meanwhile });
    opened.push(() => embedded.stop());
    url = embedded.url;
  }
  const db = await Database.open(url, entities, databasePoolSize, databaseDirectUrl ?? url, databaseSetting);
  opened.push(() => db.close());
  if (db.isPooled) log.info(databaseDirectUrl === null ? POOLED : `${POOLED}. Se actualiza por DATABASE_DIRECT_URL`);
  return db;
}

const POOLED =
  'La base de datos se alcanza por un pooler: cada transacción lleva sus límites de tiempo y nada se prepara por nombre';
