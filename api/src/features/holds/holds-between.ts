import { toOffsetIso } from '../../domain/clinic-time';
import type { Context } from '../../platform/context';
import { float, from, int, sourcesOf, text, oneOf, uuid } from '../../platform/database/columns';
import { epochMinute } from '../../platform/database/epoch-minute';
import { selection } from '../../platform/database/selection';
import { Professional } from '../professionals/professional.object';
import { Room } from '../rooms/room.entity';
import { clinicSettings } from '../settings/settings.service';
import { Hold, HoldPurpose } from './hold.entity';
import type { HeldTime } from './hold.object';
import { ownerNames } from './hold-owners';

/** Epoch minutes. */
const HELD = selection('holds.held', {
  id: from('h.id', uuid),
  professionalId: from('h.professional_id', int),
  professionalName: from('p.name', text),
  roomId: from('h.room_id', int),
  roomName: from('r.name', text),
  start: from(epochMinute('h.starts_at'), float),
  end: from(epochMinute('h.ends_at'), float),
  expiry: from(epochMinute('h.expires_at'), float),
  purpose: from('h.purpose', oneOf<keyof typeof HoldPurpose>()),
  ownerId: from('h.owner_id', text),
});

interface Within {
  /** null: everyone's. */
  professionalId: number | null;
  from: Date;
  until: Date;
}

/** Active ones, earliest first. For callers who may see holders. */
export async function holdsBetween(ctx: Context, { professionalId, from: since, until }: Within): Promise<HeldTime[]> {
  const { db, now } = ctx;
  const query = db.manager
    .createQueryBuilder(Hold, 'h')
    .select(sourcesOf(HELD.columns))
    .innerJoin(Professional, 'p', 'p.id = h.professionalId')
    .innerJoin(Room, 'r', 'r.id = h.roomId')
    .where('h.starts_at >= :since AND h.starts_at < :until AND h.expires_at > :now', { since, until, now })
    .andWhere('h.purpose = ANY (:shown)', { shown: Object.values(HoldPurpose) })
    .andWhere('(CAST(:professionalId AS integer) IS NULL OR h.professional_id = :professionalId)', { professionalId })
    .orderBy('h.starts_at')
    .addOrderBy('h.id');
  const rows = await db.select(HELD, query);
  if (rows.length === 0) return [];
  const { timeZone } = await clinicSettings(ctx);
  const names = await ownerNames(db, rows);
  return rows.map(({ id, professionalId: whose, professionalName, roomId, roomName, start, end, expiry, purpose }) => ({
    id,
    professionalId: whose,
    professionalName,
    roomId,
    roomName,
    purpose,
    startTime: toOffsetIso(timeZone, start),
    endTime: toOffsetIso(timeZone, end),
    expiresAt: toOffsetIso(timeZone, expiry),
    heldFor: names.get(id) ?? null,
  }));
}
