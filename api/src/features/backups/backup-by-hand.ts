import path from 'node:path';

import { plural } from '../../domain/plural';
import { createContext } from '../../platform/context';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { assertServes } from '../../platform/database/prepare-schema';
import { createLog } from '../../platform/log';
import { StartupError } from '../../platform/startup-error';
import { askBackup } from './ask-backup';
import { BACKUP_FAULTS, NEEDS_DIRECT } from './backup-faults';
import type { BackupSettings } from './backup-settings';
import { runBackup } from './run-backup';

export interface ByHand {
  settings: BackupSettings;
  clock: Clock;
  signal: AbortSignal;
  print(line: string): void;
}

/** Makes and checks it, also while servers run; changes no schema. StartupError. */
export async function backUpByHand(db: Database, { settings, clock, signal, print }: ByHand): Promise<void> {
  await assertCurrent(db);
  if (db.isWithoutSessions) throw new StartupError(NEEDS_DIRECT);
  const faults: string[] = [];
  const log = createLog('error', { write: (line) => void faults.push(line) });
  const ctx = createContext(
    { db, log, clock },
    { actor: { kind: 'guest', staleToken: false }, requestId: 'backup', source: 'local' },
  );
  const id = await ctx.transact((tx) => askBackup(ctx, tx, null));
  if (id === null) throw new StartupError('Ya se está haciendo una copia de seguridad: esperá a que termine.');
  print('Haciendo la copia y restaurándola aparte para comprobarla…');
  const done = await runBackup(ctx, id, { settings, share: 1, signal });
  if (done.fault === 'unknown') print(faults.join(''));
  if (done.fault !== null) throw new StartupError(`La copia no quedó comprobada. ${BACKUP_FAULTS[done.fault]}`);
  const seconds = (ms: number | null) => `${((ms ?? 0) / 1000).toFixed(1).replace('.', ',')} s`;
  print(
    `Listo: ${path.join(settings.folder, done.file ?? '')}, ${done.rowCount} filas en ${seconds(done.makeMs)}, ` +
      `comprobada en ${seconds(done.checkMs)}${done.isSealed ? '' : '. Sin cifrar: falta BACKUP_KEY'}.`,
  );
}

/** A newer version would migrate first; this backup is for failed migrations. */
async function assertCurrent(db: Database): Promise<void> {
  const state = await db.schemaState();
  assertServes(state);
  const { applied, pending } = state;
  if (applied.length === 0) throw new StartupError('En esa base de datos no hay una clínica.');
  if (pending.length === 0) return;
  throw new StartupError(
    `A la base de datos le ${plural(pending.length, 'falta 1 migración', `faltan ${pending.length} migraciones`)}: ` +
      'hacé la copia con la versión de Turnero que la atiende, antes de actualizarla.',
  );
}
