import { access, constants, statfs } from 'node:fs/promises';
import { In } from 'typeorm';

import { toOffsetIso } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { adminMay, userIdOf } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import { mayMakeScratch } from '../../platform/backup/scratch';
import type { Context } from '../../platform/context';
import { AppError } from '../../platform/errors/app-error';
import { makeFolder } from '../../platform/make-folder';
import { recordAudit } from '../audit/record-audit';
import { clinicSettings } from '../settings/settings.service';
import { User } from '../users/user.entity';
import { enqueueBackup } from './ask-backup';
import { BACKUP_FAULTS, NEEDS_DIRECT } from './backup-faults';
import type { BackupFacts, BackupsOverview, BackupState } from './backup.objects';
import { BACKUPS, type BackupSettings } from './backup-settings';
import { Backup, BACKUP } from './backup.entity';
import { isLate, latestBackups } from './latest-backups';

const LISTED = 50;

export async function backupsOverview(ctx: Context): Promise<BackupsOverview> {
  assertCan(adminMay(ctx.actor, 'backups'));
  const settings = BACKUPS.of(ctx);
  const latest = await latestBackups(ctx.db.manager);
  const listed = await ctx.db.manager.find(Backup, { order: { askedAt: 'DESC', id: 'ASC' }, take: LISTED });
  const toFacts = await factsReader(ctx, [...listed, ...(latest.lastMade ? [latest.lastMade] : [])]);
  const running = listed.find(({ endedAt }) => endedAt === null);
  return {
    nightlyHour: settings && settings.hour,
    isEncrypted: settings?.key != null,
    obstacle: await obstacleOf(ctx, settings, latest.lastMade),
    isLate: settings !== null && isLate(ctx.now, settings, latest),
    lastMade: latest.lastMade && toFacts(latest.lastMade),
    lastChecked: latest.lastChecked && toFacts(latest.lastChecked),
    running: running ? toFacts(running) : null,
    latest: listed.map(toFacts),
  };
}

/** Returns the running backup if there is one. BAD_REQUEST without a folder. */
export async function requestBackup(ctx: Context): Promise<BackupFacts> {
  assertCan(adminMay(ctx.actor, 'backups'));
  const settings = BACKUPS.of(ctx);
  if (settings === null) throw new AppError('CONFLICT', NO_FOLDER);
  const asked = await ctx.transact(async (tx) => {
    const id = await enqueueBackup(ctx, tx, userIdOf(ctx.actor));
    if (id !== null) await recordAudit(ctx, tx, { action: 'created', entity: BACKUP, entityId: id });
    return tx.manager.findOneOrFail(
      Backup,
      id === null ? { where: {}, order: { askedAt: 'DESC' } } : { where: { id } },
    );
  });
  return (await factsReader(ctx, [asked]))(asked);
}

const NO_FOLDER = 'No se hacen copias de seguridad: falta que quien mantiene el servidor elija una carpeta.';

/** Why a backup would fail, as far as known without a try. */
async function obstacleOf(
  { db }: Context,
  settings: BackupSettings | null,
  lastMade: Backup | null,
): Promise<string | null> {
  if (settings === null) return NO_FOLDER;
  if (db.isWithoutSessions) return NEEDS_DIRECT;
  const { folder, checkUrl } = settings;
  const isWritable = await makeFolder(folder, 0o700)
    .then(() => access(folder, constants.W_OK))
    .then(
      () => true,
      () => false,
    );
  if (!isWritable) return BACKUP_FAULTS.folder;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < 1.2 * (lastMade?.bytes ?? 0)) return BACKUP_FAULTS.space;
  const may = await mayMakeScratch(checkUrl ?? db.directUrl).catch(() => null);
  if (may === null) return 'No se llega al servidor de BACKUP_CHECK_URL, donde se prueban las copias.';
  return may ? null : BACKUP_FAULTS.role;
}

async function factsReader(ctx: Context, backups: readonly Backup[]): Promise<(backup: Backup) => BackupFacts> {
  const { timeZone } = await clinicSettings(ctx);
  const ids = [...new Set(backups.flatMap(({ askedById }) => askedById ?? []))];
  const people = await ctx.db.manager.find(User, { select: { id: true, name: true }, where: { id: In(ids) } });
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const at = (instant: Date) => toOffsetIso(timeZone, floorToMinute(instant));
  return (backup) => ({
    id: backup.id,
    state: stateOf(backup),
    askedAt: at(backup.askedAt),
    askedBy: backup.askedById === null ? null : (names.get(backup.askedById) ?? null),
    endedAt: backup.endedAt && at(backup.endedAt),
    file: backup.file,
    bytes: backup.bytes,
    rows: backup.rowCount,
    isEncrypted: backup.isSealed,
    makeMs: backup.makeMs,
    checkMs: backup.checkMs,
    fault: backup.fault && BACKUP_FAULTS[backup.fault],
  });
}

function stateOf({ askedAt, seenAt, madeAt, endedAt, removedAt, fault }: Backup): BackupState {
  if (fault !== null) return 'failed';
  if (removedAt !== null) return 'removed';
  if (endedAt !== null) return 'checked';
  if (madeAt !== null) return 'checking';
  return seenAt !== null && seenAt > askedAt ? 'making' : 'waiting';
}
