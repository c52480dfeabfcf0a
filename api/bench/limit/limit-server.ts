/** In a process of its own. */
import 'reflect-metadata';

import { entities } from '../../src/entities';
import { Database } from '../../src/platform/database/database';
import { requiredEnv, serveForParent } from '../support/served';
import { createLimit } from './limit';

serveForParent(async () => {
  const db = await Database.open(requiredEnv('DATABASE_URL'), entities);
  return { server: createLimit({ db, pool: db.pool, now: new Date(requiredEnv('NOW')) }) };
});
