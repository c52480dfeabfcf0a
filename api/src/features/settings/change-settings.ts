import { assertCan } from '../../platform/access/allow';
import { changesOf } from '../../platform/changes';
import type { Context } from '../../platform/context';
import { asStored } from '../../platform/database/as-stored';
import type { Transaction } from '../../platform/database/database';
import { assertVersion } from '../../platform/versions';
import { changesBetween } from '../audit/audited-change';
import { recordAudit } from '../audit/record-audit';
import { withAmount } from '../audit/value-texts';
import { SETTINGS, Settings } from './settings.entity';
import { canChangeSettings } from './settings.policy';

/** A part of the settings with its own form and version. `View` is its API object. */
export interface SettingsPart<View> {
  /** In the audit: never rename it. */
  name: string;
  version: 'identityVersion' | 'conventionsVersion' | 'hourlyCostVersion';
  view(settings: Settings, tx: Transaction): View | Promise<View>;
}

/**
 * Changes the given fields of a part. `judge` gets the future settings and throws to refuse them. CONFLICT with the
 * current part on a version mismatch.
 */
export async function changeSettings<View extends { version: number }>(
  ctx: Context,
  part: SettingsPart<View>,
  wanted: { readonly [Field in keyof Settings]?: Settings[Field] | null },
  { expectedVersion, judge }: { expectedVersion?: number | null; judge?: (settings: Settings) => void } = {},
): Promise<View> {
  assertCan(canChangeSettings(ctx.actor));
  return ctx.transact(async (tx) => {
    const standing = await tx.manager.findOneOrFail(Settings, { where: { id: 1 }, lock: { mode: 'pessimistic_write' } });
    const changes = changesOf(standing, asStored(tx.manager, Settings, wanted));
    const inWords = (settings: Partial<Settings>) => withAmount(settings, 'defaultHourlyCost', standing.currency);
    const told = changesBetween(SETTINGS, inWords(standing), inWords(changes));
    if (told.length === 0) return part.view(standing, tx);
    assertVersion(await part.view(standing, tx), expectedVersion);
    const changed = { ...standing, ...changes, [part.version]: standing[part.version] + 1 };
    judge?.(changed);
    await tx.manager.update(Settings, 1, { ...changes, [part.version]: changed[part.version] });
    await recordAudit(ctx, tx, { action: 'updated', entity: SETTINGS, entityId: part.name, changes: told });
    return part.view(changed, tx);
  });
}

/** Returns a part. FORBIDDEN for everyone but administrators. */
export async function readSettings<View>(ctx: Context, part: { view(settings: Settings): View }): Promise<View> {
  assertCan(canChangeSettings(ctx.actor));
  return part.view(await ctx.db.manager.findOneByOrFail(Settings, { id: 1 }));
}
