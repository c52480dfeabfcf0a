import { adminMay } from '../../platform/access/actor';
import { assertCan, memberOf } from '../../platform/access/allow';
import { hashToken, newToken } from '../../platform/access/session-token';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { AppError, invalid, notFound } from '../../platform/errors/app-error';
import { createOnce } from '../../platform/idempotency';
import { PUBLIC_URL } from '../../platform/public-url';
import { recordAudit, recordCreated, recordDeleted } from '../audit/record-audit';
import { lockProfile } from '../professionals/lock-professional';
import { readProfessional } from '../professionals/professional.service';
import { lockRoom } from '../rooms/room.service';
import { CALENDAR_FEED, CalendarFeed } from './calendar-feed.entity';
import type { CreateCalendarFeedInput, NewCalendarFeed } from './calendar-feed.inputs';
import { canManageFeed } from './calendar-feed.policy';

/** Feeds the caller manages, latest first. */
export async function listFeeds({ actor, db }: Context): Promise<CalendarFeed[]> {
  const { professionalId } = memberOf(actor);
  if (adminMay(actor, 'integrations')) return db.manager.find(CalendarFeed, { order: { id: 'DESC' } });
  return professionalId === null ? [] : db.manager.findBy(CalendarFeed, { professionalId });
}

/**
 * With a key, a retry gets a new link for the first request's feed. BAD_REQUEST unless one owner is named; NOT_FOUND;
 * CONFLICT while another link than the replaced one exists.
 */
export async function createFeed(
  ctx: Context,
  input: CreateCalendarFeedInput,
  key?: string | null,
): Promise<NewCalendarFeed> {
  const { professionalId = null, roomId = null, replaces = null } = input;
  if ((professionalId === null) === (roomId === null)) {
    throw invalid('professionalId', 'Indicá un profesional o una sala');
  }
  const owner = { professionalId, roomId };
  assertCan(canManageFeed(ctx.actor, owner));
  return createOnce<NewCalendarFeed & { id: number }>(ctx, {
    key,
    request: ['createCalendarFeed', owner, replaces],
    create: async (tx) => {
      const called = await lockOwner(ctx, tx, owner);
      const earlier = await tx.manager.findOneBy(
        CalendarFeed,
        professionalId === null ? { roomId: roomId! } : { professionalId },
      );
      if (earlier) {
        if (earlier.id !== replaces)
          throw new AppError('CONFLICT', 'Mientras tanto se creó otro enlace. Revisá la lista');
        await remove(ctx, tx, earlier, called);
      }
      const token = newToken();
      const given = { ...owner, tokenHash: hashToken(token), createdAt: ctx.now };
      const feed = await tx.manager.save(tx.manager.create(CalendarFeed, given));
      await recordCreated(ctx, tx, CALENDAR_FEED, feed, called);
      return newFeed(ctx, feed, token);
    },
    load: (id) => renewToken(ctx, Number(id)),
  });
}

/** NOT_FOUND. */
export async function deleteFeed(ctx: Context, id: number): Promise<true> {
  await ctx.transact(async (tx) => {
    const known = await tx.manager.findOneBy(CalendarFeed, { id });
    if (!known) throw feedNotFound();
    assertCan(canManageFeed(ctx.actor, known));
    const called = await lockOwner(ctx, tx, known);
    await remove(ctx, tx, await lockFeed(tx, id), called);
  });
  return true;
}

export async function removeFeedsOf(tx: Transaction, professionalId: number): Promise<void> {
  await tx.manager.delete(CalendarFeed, { professionalId });
}

export function feedNotFound(): AppError {
  return notFound('El calendario no existe');
}

function renewToken(ctx: Context, id: number): Promise<NewCalendarFeed & { id: number }> {
  return ctx.transact(async (tx) => {
    const known = await tx.manager.findOneBy(CalendarFeed, { id });
    if (!known) throw feedNotFound();
    assertCan(canManageFeed(ctx.actor, known));
    const called = await lockOwner(ctx, tx, known);
    const feed = await lockFeed(tx, id);
    const token = newToken();
    await tx.manager.update(CalendarFeed, id, { tokenHash: hashToken(token) });
    await recordAudit(ctx, tx, {
      action: 'updated',
      entity: CALENDAR_FEED,
      entityId: id,
      called: called,
      fields: ['token'],
    });
    return newFeed(ctx, feed, token);
  });
}

function newFeed(ctx: Context, feed: CalendarFeed, token: string): NewCalendarFeed & { id: number } {
  return { id: feed.id, feed, url: `${PUBLIC_URL.of(ctx)()}${feedPath(token)}` };
}

async function lockFeed(tx: Transaction, id: number): Promise<CalendarFeed> {
  const feed = await tx.manager.findOne(CalendarFeed, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!feed) throw feedNotFound();
  return feed;
}

async function remove(ctx: Context, tx: Transaction, feed: CalendarFeed, called: string): Promise<void> {
  await tx.manager.delete(CalendarFeed, feed.id);
  await recordDeleted(ctx, tx, CALENDAR_FEED, feed, called);
}

type Owner = Pick<CalendarFeed, 'professionalId' | 'roomId'>;

/** Serializes concurrent creations. Returns the name. NOT_FOUND. */
async function lockOwner(ctx: Context, tx: Transaction, { professionalId, roomId }: Owner): Promise<string> {
  if (professionalId === null) return (await lockRoom(ctx, tx, roomId!)).name;
  await lockProfile(tx, professionalId);
  return (await readProfessional(tx, professionalId)).name;
}

/** Below /api. Some programs require this ending. */
export const FEED_ROUTE = '/calendars/{token}/turnos.ics';

const feedPath = (token: string): string => `/api${FEED_ROUTE.replace('{token}', token)}`;
