import { plural } from '../../domain/plural';
import { isForbidden } from '../errors/database-error';
import { StartupError } from '../startup-error';
import { VERSION } from '../version';
import type { Database } from './database';
import type { Say } from './migration-turn';
import type { SchemaState } from './schema-state';

/** Needs no right to change tables if nothing is pending. StartupError for what an operator must fix. */
export async function prepareSchema(db: Database, mayMigrate: boolean, say: Say): Promise<void> {
  const state = await readable(() => db.schemaState());
  assertServes(state);
  if (state.pending.length === 0) return;
  if (!mayMigrate) throw behind(state, 'y MIGRATE_ON_START es false');
  try {
    await db.migrate(say);
  } catch (error) {
    if (isForbidden(error)) throw behind(state, 'y el usuario de esta conexión no puede cambiar tablas');
    throw error;
  }
}

/** StartupError for an incompatible newer schema or an unfinished restore. */
export function assertServes({ unknown, oldestVersion, isHalfRestored }: SchemaState, version = VERSION): void {
  if (isHalfRestored)
    throw new StartupError(
      `En la base de datos hay una copia que se está restaurando, o que quedó a medias: esperá a que termine, o repetí
       npm run restore, que saca lo que quedó y empieza de nuevo.`,
    );
  if (unknown.length === 0 || oldestVersion === null || !isOlder(version, oldestVersion)) return;
  throw new StartupError(
    `La base de datos es de una versión más nueva, con la que esta (${version}) ya no puede trabajar:
     hace falta la ${oldestVersion} o una posterior.`,
  );
}

async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!isForbidden(error)) throw error;
    throw new StartupError(
      'El usuario de DATABASE_URL no puede leer las tablas: docs/operations.md dice qué permisos.',
    );
  }
}

function behind({ pending }: SchemaState, why: string): StartupError {
  const missing = plural(pending.length, 'falta 1 migración', `faltan ${pending.length} migraciones`);
  return new StartupError(`A la base de datos le ${missing} ${why}: npm run migrate, con un usuario que pueda.`);
}

function isOlder(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => text.split(/[.-]/, 3).map(Number));
  const at = one!.findIndex((number, index) => number !== other![index]);
  return at !== -1 && one![at]! < other![at]!;
}
