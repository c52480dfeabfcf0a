import type { FindOptionsWhere } from 'typeorm';

import type { Permission } from '../../domain/permissions';
import { adminMay } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { Given } from '../../platform/database/as-stored';
import type { Transaction } from '../../platform/database/database';
import type { Noun } from '../../platform/noun';
import { changesBetween } from '../audit/audited-change';
import { saveChanges } from '../audit/save-changes';
import type { Settings } from './settings.entity';

/** Has its own form and version; belongs to the feature that uses it. */
export interface SettingsPart<Row extends Settings, View> {
  /** Stored in audit events: never rename it. */
  name: string;
  /** Needed to read and change it. */
  permission: Permission;
  /** `Settings`, or the feature's class that extends it with its columns. */
  entity: new () => Row;
  /** `SETTINGS`, or an `extendedNoun` of it. */
  noun: Noun;
  version: keyof Row;
  /** As the audit shows them; default: as stored. */
  audited?(values: Partial<Row>, settings: Row): Partial<Row>;
  /** The part's API object. */
  view(settings: Row, db: Pick<Transaction, 'manager' | 'select'>): View | Promise<View>;
}

interface Options<Row> {
  expectedVersion?: number | null | undefined;
  /** Called if anything changes; throws to reject. */
  check?(settings: Row, tx: Transaction, before: Row): Promise<void> | void;
}

/** CONFLICT with the current part on a version mismatch. */
export async function changeSettings<Row extends Settings, View extends { version: number }>(
  ctx: Context,
  part: SettingsPart<Row, View>,
  given: Given<Row>,
  { expectedVersion, check }: Options<Row> = {},
): Promise<View> {
  assertCan(adminMay(ctx.actor, part.permission));
  return ctx.transact(async (tx) => {
    const settings = await tx.manager.findOneOrFail(part.entity, {
      where: theRow<Row>(),
      lock: { mode: 'pessimistic_write' },
    });
    const shown = (values: Partial<Row>) => part.audited?.(values, settings) ?? values;
    await saveChanges(ctx, tx, part.entity, settings, {
      noun: part.noun,
      entityId: part.name,
      version: part.version,
      given,
      expectedVersion,
      audited: (changes) => changesBetween(part.noun, shown(settings), shown(changes)),
      check: (changes) => check?.({ ...settings, ...changes }, tx, settings),
      shown: async () => part.view(settings, tx),
    });
    return part.view(settings, tx);
  });
}

/** Returns a part. FORBIDDEN without its permission. */
export async function readSettings<Row extends Settings, View>(
  ctx: Context,
  part: SettingsPart<Row, View>,
): Promise<View> {
  assertCan(adminMay(ctx.actor, part.permission));
  return part.view(await ctx.db.manager.findOneByOrFail(part.entity, theRow<Row>()), ctx.db);
}

const theRow = <Row extends Settings>() => ({ id: 1 }) as FindOptionsWhere<Row>;
