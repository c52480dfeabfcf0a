import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { ExtensionPoint } from '../../platform/extension-point';

/** In the transaction that adds the room. */
export type RoomAdded = (ctx: Context, tx: Transaction, roomId: number) => Promise<void>;

export const ROOM_ADDED = new ExtensionPoint<RoomAdded>();
