import { toHundredths } from '../../../domain/decimal';
import type { Context } from '../../../platform/context';
import { oncePerRequest } from '../../../platform/loaders';
import type { Room } from '../../rooms/room.entity';
import { Settings } from '../../settings/settings.entity';
import { DiscountRule } from './discount-rule.entity';
import type { RuleData } from './discount-rules.sql';
import type { DeductionRule, RentalConfig } from './rental-config.object';

/** Read at most once per request. */
export const rentalConfig = oncePerRequest(async ({ db }: Context): Promise<RentalConfig> => {
  const rows = await db.select<ConfigRow>(
    db.manager
      .createQueryBuilder(Settings, 'settings')
      .leftJoin(DiscountRule, 'rule', 'true')
      .select('settings.defaultHourlyCost', 'defaultHourlyCost')
      .addSelect('rule.minHoursPerDay', 'minHoursPerDay')
      .addSelect('rule.discountPercentage', 'discountPercentage')
      .addSelect('rule.description', 'description')
      .orderBy('rule.id'),
  );
  if (!rows[0]) throw new Error('The settings row is missing');
  return { defaultHourlyCost: rows[0].defaultHourlyCost, deductionRules: rows.filter(hasRule).map(toDeductionRule) };
});

/** A rule beside the settings, or the settings alone. */
type ConfigRow = Pick<Settings, 'defaultHourlyCost'> & (RuleData | { [Name in keyof RuleData]: null });

function hasRule(row: ConfigRow): row is ConfigRow & RuleData {
  return row.description !== null;
}

function toDeductionRule({ minHoursPerDay, discountPercentage, description }: RuleData): DeductionRule {
  return { minHoursPerDay: Number(minHoursPerDay), discountPercentage: Number(discountPercentage), description };
}

/** What an hour in the room costs now: its own rate, or the clinic's default. Decimal text. */
export async function currentHourlyCost(ctx: Context, { hourlyRate }: Pick<Room, 'hourlyRate'>): Promise<string> {
  return toHundredths(hourlyRate) === 0n ? (await rentalConfig(ctx)).defaultHourlyCost : hourlyRate;
}
