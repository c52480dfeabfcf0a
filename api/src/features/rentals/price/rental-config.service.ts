import { toHundredths } from '../../../domain/decimal';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { BuiltOnce } from '../../../platform/database/built-once';
import { int, nullable, numeric, text } from '../../../platform/database/columns';
import { selection, type SelectedRow } from '../../../platform/database/selection';
import { oncePerRequest } from '../../../platform/loaders';
import { withAmount } from '../../audit/value-texts';
import type { Room } from '../../rooms/room.entity';
import { changeSettings, type SettingsPart } from '../../settings/change-settings';
import { DiscountRule } from './discount-rule.entity';
import { HourlyCostSettings, HOURLY_COST_WORDS } from './hourly-cost.entity';
import type { RentalConfig } from './rental-config.object';

export const rentalConfig = oncePerRequest(({ db }: Context) => readRentalConfig(db));

const built = new BuiltOnce();

/** Skips the request's cache. */
export async function readRentalConfig(db: Pick<Transaction, 'manager' | 'select'>): Promise<RentalConfig> {
  const query = built.query('config', {}, () =>
    db.manager
      .createQueryBuilder(HourlyCostSettings, 'settings')
      .leftJoin(DiscountRule, 'rule', 'true')
      .select('settings.defaultHourlyCost', 'defaultHourlyCost')
      .addSelect('settings.hourlyCostVersion', 'costVersion')
      .addSelect('rule.id', 'id')
      .addSelect('rule.minHoursPerDay', 'minHoursPerDay')
      .addSelect('rule.discountPercentage', 'discountPercentage')
      .addSelect('rule.description', 'description')
      .addSelect('rule.version', 'version')
      .orderBy(IN_ORDER),
  );
  const rows = await db.select(CONFIG, query);
  if (!rows[0]) throw new Error('The settings row is missing');
  const { defaultHourlyCost, costVersion } = rows[0];
  return { defaultHourlyCost, discountRules: rows.filter(hasRule), version: costVersion };
}

/** For new rentals. CONFLICT on a version mismatch. */
export function updateDefaultHourlyCost(
  ctx: Context,
  defaultHourlyCost: string,
  expectedVersion?: number | null,
): Promise<RentalConfig> {
  return changeSettings(ctx, HOURLY_COST, { defaultHourlyCost }, { expectedVersion });
}

/** The room's rate, else the clinic's. Decimal text. */
export async function currentHourlyCost(ctx: Context, { hourlyRate }: Pick<Room, 'hourlyRate'>): Promise<string> {
  return toHundredths(hourlyRate) === 0n ? (await rentalConfig(ctx)).defaultHourlyCost : hourlyRate;
}

/** Rule indexes refer to this order. */
export const IN_ORDER = { 'rule.minHoursPerDay': 'ASC', 'rule.discountPercentage': 'ASC', 'rule.id': 'ASC' } as const;

/** A row per rule, or one without. */
const CONFIG = selection('rentals.config', {
  defaultHourlyCost: numeric,
  costVersion: int,
  id: nullable(int),
  minHoursPerDay: nullable(numeric),
  discountPercentage: nullable(numeric),
  description: nullable(text),
  version: nullable(int),
});
type ConfigRow = SelectedRow<typeof CONFIG>;

function hasRule(row: ConfigRow): row is ConfigRow & DiscountRule {
  return row.id !== null;
}

const HOURLY_COST: SettingsPart<HourlyCostSettings, RentalConfig> = {
  name: 'hourly_cost',
  permission: 'prices',
  entity: HourlyCostSettings,
  noun: HOURLY_COST_WORDS,
  version: 'hourlyCostVersion',
  audited: (values, { currency }) => withAmount(values, 'defaultHourlyCost', currency),
  view: async ({ defaultHourlyCost, hourlyCostVersion }, db) => ({
    ...(await readRentalConfig(db)),
    defaultHourlyCost,
    version: hourlyCostVersion,
  }),
};
