import { dateOf, wallTime } from '../../domain/clinic-time';
import { dateText } from '../../domain/date-text';
import { floorToMinute, toTimestamp } from '../../domain/epoch-minute';
import type { Context } from '../../platform/context';
import { BuiltOnce } from '../../platform/database/built-once';
import type { Transaction } from '../../platform/database/database';
import { float, from, nullable, sourcesOf, uuid } from '../../platform/database/columns';
import { epochMinute } from '../../platform/database/epoch-minute';
import { selection, type SelectedRow } from '../../platform/database/selection';
import { AppError } from '../../platform/errors/app-error';
import { ExtensionPoint } from '../../platform/extension-point';
import { clinicSettingsIn } from '../settings/settings.service';
import { RoomOccupancy } from './room-occupancy.entity';

/** By hold id, as far as the caller may see. */
export type HeldFor = (
  ctx: Context,
  tx: Transaction,
  holdIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

export const HELD_FOR = new ExtensionPoint<HeldFor>();

interface Wanted {
  professionalId: number;
  roomId: number;
  /** Epoch minute. */
  start: number;
  durationMinutes: number;
}

/** CONFLICT that names the holder, for staff; a guard can't. Lock room and professional first. */
export async function assertNotHeld(ctx: Context, tx: Transaction, wanted: Wanted): Promise<void> {
  const { professionalId, roomId, start, durationMinutes } = wanted;
  const [since, until] = [toTimestamp(start), toTimestamp(start + durationMinutes)];
  const query = built.query('held', { roomId, professionalId, since, until, now: ctx.now }, () =>
    tx.manager
      .createQueryBuilder(RoomOccupancy, 'o')
      .select(sourcesOf(HELD.columns))
      .where('o.expires_at > :now AND (o.room_id = :roomId OR o.professional_id = :professionalId)')
      .andWhere('o.starts_at < :until AND o.ends_at > :since')
      .orderBy('o.starts_at'),
  );
  const [held] = await tx.select(HELD, query);
  if (held) throw await heldError(ctx, tx, held);
}

const built = new BuiltOnce();

const HELD = selection('rooms.held', {
  holdId: from('o.hold_id', nullable(uuid)),
  expiresAt: from(epochMinute('o.expires_at'), float),
});

async function heldError(
  ctx: Context,
  tx: Transaction,
  { holdId, expiresAt }: SelectedRow<typeof HELD>,
): Promise<AppError> {
  const { timeZone } = await clinicSettingsIn(tx);
  const date = dateOf(timeZone, expiresAt);
  const isToday = date === dateOf(timeZone, floorToMinute(ctx.now));
  const time = wallTime(timeZone, expiresAt);
  const until = isToday ? `las ${time}` : `el ${dateText(date)} a las ${time}`;
  const name = holdId === null ? undefined : (await heldFor(ctx, tx, [holdId])).get(holdId);
  const whose = name === undefined ? '' : ` para ${name}`;
  return new AppError('CONFLICT', `Ese horario está reservado hasta ${until}${whose}. Elegí otro horario`);
}

async function heldFor(
  ctx: Context,
  tx: Transaction,
  holdIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const namesOf of HELD_FOR.parts) {
    for (const [id, name] of await namesOf(ctx, tx, holdIds)) names.set(id, name);
  }
  return names;
}
