import { In } from 'typeorm';

import type { WaitingScreenKind } from '../../domain/waiting-call';
import { adminMay } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import { hashToken, newToken } from '../../platform/access/session-token';
import { assertProof } from '../../platform/access/proof';
import { isWider } from '../../platform/access/wider';
import type { Context } from '../../platform/context';
import { asStored } from '../../platform/database/as-stored';
import type { Transaction } from '../../platform/database/database';
import { invalid, notFound, type AppError } from '../../platform/errors/app-error';
import { createOnce } from '../../platform/idempotency';
import { changesBetween } from '../audit/audited-change';
import { recordAudit, recordCreated, recordDeleted } from '../audit/record-audit';
import { saveChanges } from '../audit/save-changes';
import { Room } from '../rooms/room.entity';
import { WAITING_SCREEN, WaitingScreen } from './waiting-screen.entity';
import {
  SCREEN_ROOMS,
  type CreateWaitingScreenInput,
  type NewWaitingScreen,
  type UpdateWaitingScreenInput,
} from './waiting-screen.inputs';

/** By name. */
export function listScreens(ctx: Context): Promise<WaitingScreen[]> {
  assertCan(adminMay(ctx.actor, 'settings'));
  return ctx.db.manager
    .createQueryBuilder(WaitingScreen, 'screen')
    .orderBy('lower(screen.name)')
    .addOrderBy('screen.id')
    .getMany();
}

/** A retry gets a new token for the same screen; NOT_FOUND once deleted. */
export async function createScreen(
  ctx: Context,
  input: CreateWaitingScreenInput,
  key?: string | null,
): Promise<NewWaitingScreen> {
  assertCan(adminMay(ctx.actor, 'settings'));
  return createOnce<NewWaitingScreen & { id: number }>(ctx, {
    key,
    request: ['createWaitingScreen', input],
    create: async (tx) => {
      assertSuits(input.kind, input);
      const { rooms, roomIds } = await chosenRooms(tx, input.roomIds);
      const token = newToken();
      const given = { ...input, roomIds, tokenHash: hashToken(token), createdAt: ctx.now };
      const screen = await tx.manager.save(
        tx.manager.create(WaitingScreen, asStored(tx.manager, WaitingScreen, given)),
      );
      await recordCreated(ctx, tx, WAITING_SCREEN, { ...screen, roomIds: rooms }, screen.name);
      return { id: screen.id, screen, token };
    },
    load: (found) => renewToken(ctx, Number(found)),
  });
}

/** NOT_FOUND; BAD_REQUEST; CONFLICT with the current screen on a version mismatch. */
export async function updateScreen(
  ctx: Context,
  id: number,
  input: UpdateWaitingScreenInput,
  expectedVersion?: number | null,
): Promise<WaitingScreen> {
  assertCan(adminMay(ctx.actor, 'settings'));
  return ctx.transact(async (tx) => {
    const screen = await lockScreen(tx, id);
    assertSuits(screen.kind, input);
    const before = await roomsOf(tx, screen.roomIds);
    const chosen = input.roomIds ? await chosenRooms(tx, input.roomIds) : null;
    const isSame = !chosen || String(chosen.roomIds) === String(screen.roomIds);
    await saveChanges(ctx, tx, WaitingScreen, screen, {
      noun: WAITING_SCREEN,
      called: screen.name,
      // An equal list is no change.
      given: { ...input, roomIds: isSame ? screen.roomIds : chosen.roomIds },
      expectedVersion,
      async check({ shows, roomIds }) {
        const isMore = shows !== undefined || (roomIds && isWider(screen.roomIds, roomIds));
        if (isMore && (shows ?? screen.shows) !== 'ticket') await assertProof(ctx, tx);
      },
      audited: (changes) =>
        changesBetween<object>(
          WAITING_SCREEN,
          { ...screen, roomIds: before },
          { ...changes, ...(changes.roomIds && { roomIds: chosen?.rooms }) },
        ),
    });
    return screen;
  });
}

/** NOT_FOUND. Streams end at the next read. */
export async function deleteScreen(ctx: Context, id: number): Promise<true> {
  assertCan(adminMay(ctx.actor, 'settings'));
  await ctx.transact(async (tx) => {
    const screen = await lockScreen(tx, id);
    const rooms = await roomsOf(tx, screen.roomIds);
    await tx.manager.delete(WaitingScreen, id);
    await recordDeleted(ctx, tx, WAITING_SCREEN, { ...screen, roomIds: rooms }, screen.name);
  });
  return true;
}

/** NOT_FOUND, also once deleted. */
export async function screenOfToken(
  { manager }: Pick<Transaction, 'manager'>,
  kind: WaitingScreenKind,
  token: string,
  { lock = false } = {},
): Promise<WaitingScreen> {
  const screen = await manager.findOne(WaitingScreen, {
    where: { tokenHash: hashToken(token), kind },
    ...(lock && { lock: { mode: 'for_key_share' } }),
  });
  if (!screen) throw screenNotFound();
  return screen;
}

function renewToken(ctx: Context, id: number): Promise<NewWaitingScreen & { id: number }> {
  return ctx.transact(async (tx) => {
    const screen = await lockScreen(tx, id);
    const token = newToken();
    await tx.manager.update(WaitingScreen, id, { tokenHash: hashToken(token), version: screen.version });
    await recordAudit(ctx, tx, {
      action: 'updated',
      entity: WAITING_SCREEN,
      entityId: id,
      called: screen.name,
      fields: ['token'],
    });
    return { id, screen, token };
  });
}

async function lockScreen(tx: Transaction, id: number): Promise<WaitingScreen> {
  const screen = await tx.manager.findOne(WaitingScreen, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!screen) throw screenNotFound();
  return screen;
}

/** BAD_REQUEST: an arrival screen serves all rooms and shows tickets. */
function assertSuits(
  kind: WaitingScreenKind,
  { roomIds, shows }: Pick<UpdateWaitingScreenInput, 'roomIds' | 'shows'>,
): void {
  if (kind === 'calls') return;
  if (roomIds && roomIds.length > 0) throw invalid('roomIds', 'Una pantalla de llegada es para todas las salas');
  if (shows === 'initials') throw invalid('shows', 'Una pantalla de llegada muestra solo el código');
}

/** Unique, ascending. BAD_REQUEST on roomIds for an unknown one. */
async function chosenRooms(tx: Transaction, ids: readonly number[]): Promise<{ rooms: Room[]; roomIds: number[] }> {
  const roomIds = [...new Set(ids)].toSorted((one, other) => one - other);
  if (roomIds.length > SCREEN_ROOMS.maxItems) {
    throw invalid('roomIds', `Una pantalla no puede nombrar más de ${SCREEN_ROOMS.maxItems} salas`);
  }
  const rooms = await roomsOf(tx, roomIds);
  if (rooms.length < roomIds.length) throw invalid('roomIds', 'Una de las salas ya no existe. Revisá la lista');
  return { rooms, roomIds };
}

async function roomsOf(tx: Transaction, ids: readonly number[]): Promise<Room[]> {
  return ids.length === 0 ? [] : tx.manager.find(Room, { where: { id: In([...ids]) }, order: { name: 'ASC' } });
}

function screenNotFound(): AppError {
  return notFound('La pantalla no existe');
}
