import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { addDays } from '../../../domain/calendar-date';
import { dateOf } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import type { Context } from '../../../platform/context';
import { HOUR_MS, MINUTE_MS, type Round } from '../../../platform/jobs/round';
import { makeFolder } from '../../../platform/make-folder';
import { option } from '../../../platform/option';
import { clinicSettings } from '../../settings/settings.service';
import { readAgendaDay } from '../agenda-day.service';
import { dayPdf } from './day-pdf';

/** null: no files. */
export const PAPER_DIR = option<string | null>(null);

const FILE = /^turnos-(\d{4}-\d{2}-\d{2})\.pdf$/;
/** A file being written, or left by a killed server. */
const PART = /^turnos-\d{4}-\d{2}-\d{2}\.pdf.*\.part$/;

const LOOK_EVERY_MS = 10 * MINUTE_MS;
const REPLACED_AFTER_MS = 2 * HOUR_MS;

/** Writes PDF files for power cuts. Runs more often than it replaces files, so that failures are retried soon. */
export const PAPER_ROUND: Round = {
  name: 'agenda-paper',
  everyMs: LOOK_EVERY_MS,
  run: async (ctx) => {
    const folder = PAPER_DIR.of(ctx);
    if (folder === null) return;
    const { timeZone, name } = await clinicSettings(ctx);
    const today = dateOf(timeZone, floorToMinute(ctx.now));
    await makeFolder(folder);
    await tidy(ctx, folder, today);
    for (const date of [today, addDays(today, 1)]) {
      const file = path.join(folder, `turnos-${date}.pdf`);
      const age = await ageOf(ctx, file);
      if (age === null || age >= REPLACED_AFTER_MS) await writeDay(ctx, file, name, date);
    }
  },
};

/** Deletes past days and abandoned parts. Another server may be writing a recent part. */
async function tidy(ctx: Context, folder: string, today: string): Promise<void> {
  for (const entry of await readdir(folder)) {
    const file = path.join(folder, entry);
    const date = FILE.exec(entry)?.[1];
    const isOver = date !== undefined && date < today;
    const isLeft = PART.test(entry) && ((await ageOf(ctx, file)) ?? 0) >= LOOK_EVERY_MS;
    if (isOver || isLeft) await rm(file, { force: true });
  }
}

/** Renames, so that readers see complete files. The random name keeps servers apart. */
async function writeDay(ctx: Context, file: string, clinic: string, date: string): Promise<void> {
  const day = await readAgendaDay(ctx, date, null);
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, await dayPdf(clinic, day), { mode: 0o640 });
  await utimes(part, ctx.now, ctx.now);
  await rename(part, file);
}

/** Milliseconds, positive even if the clock was set back; null: no file. */
async function ageOf({ now }: Context, file: string): Promise<number | null> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return found && Math.abs(now.getTime() - found.mtimeMs);
}
