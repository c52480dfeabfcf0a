import { isAdmin } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { Given } from '../../platform/database/as-stored';
import type { Transaction } from '../../platform/database/database';
import { changesBetween } from '../audit/audited-change';
import { saveChanges } from '../audit/save-changes';
import { withAmount } from '../audit/value-texts';
import { SETTINGS, Settings } from './settings.entity';

/** A part of the settings with its own form and version. `View` is its API object. */
export interface SettingsPart<View> {
  /** Stored in audit events, so never rename it. */
  name: string;
  version:
    | 'identityVersion'
    | 'conventionsVersion'
    | 'hourlyCostVersion'
    | 'giveBackVersion'
    | 'securityVersion'
    | 'waitingListVersion'
    | 'widgetVersion';
  view(settings: Settings, tx: Transaction): View | Promise<View>;
}

interface Options {
  expectedVersion?: number | null | undefined;
  /** Receives the new and the current settings if anything changes. Throws to reject the change. */
  check?(settings: Settings, tx: Transaction, before: Settings): Promise<void> | void;
}

/** Changes the given fields of a part. CONFLICT with the current part on a version mismatch. */
export async function changeSettings<View extends { version: number }>(
  ctx: Context,
  part: SettingsPart<View>,
  given: Given<Settings>,
  { expectedVersion, check }: Options = {},
): Promise<View> {
  assertCan(isAdmin(ctx.actor));
  return ctx.transact(async (tx) => {
    const settings = await tx.manager.findOneOrFail(Settings, {
      where: { id: 1 },
      lock: { mode: 'pessimistic_write' },
    });
    const inWords = (some: Partial<Settings>) => withAmount(some, 'defaultHourlyCost', settings.currency);
    await saveChanges(ctx, tx, Settings, settings, {
      noun: SETTINGS,
      entityId: part.name,
      version: part.version,
      given,
      expectedVersion,
      audited: (changes) => changesBetween(SETTINGS, inWords(settings), inWords(changes)),
      check: (changes) => check?.({ ...settings, ...changes }, tx, settings),
      shown: () => part.view(settings, tx),
    });
    return part.view(settings, tx);
  });
}

/** Returns a part. FORBIDDEN for everyone but administrators. */
export async function readSettings<View>(ctx: Context, part: { view(settings: Settings): View }): Promise<View> {
  assertCan(isAdmin(ctx.actor));
  return part.view(await ctx.db.manager.findOneByOrFail(Settings, { id: 1 }));
}
