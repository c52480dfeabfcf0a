import { Field, Float, ObjectType } from 'type-graphql';

import { toHundredths } from '../../../domain/decimal';
import type { Context } from '../../../platform/context';
import { Money } from '../../../platform/graphql/scalars';
import { oncePerRequest } from '../../../platform/loaders';
import type { Room } from '../../rooms/room.entity';
import { rulesJson } from './discount-rules.sql';
import { statement } from '../../../platform/database/statement';

@ObjectType({ simpleResolvers: true, description: 'A rule that makes longer rentals cheaper.' })
export class DeductionRule {
  @Field(() => Float, { description: 'A rental of so many hours or more reaches it.' })
  minHoursPerDay!: number;

  @Field(() => Float, { description: '0 to 100: what it takes off. Of the rules a rental reaches, the highest counts.' })
  discountPercentage!: number;

  @Field({ description: 'As people read it.' })
  description!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What renting a room costs from now on.' })
export class RentalConfig {
  @Field(() => Money, { description: 'Per hour, of rooms that have no rate of their own.' })
  defaultHourlyCost!: string;

  @Field(() => [DeductionRule], { description: 'In the order in which they were added.' })
  deductionRules!: DeductionRule[];
}

/** Read at most once per request. */
export const rentalConfig: (ctx: Context) => Promise<RentalConfig> = oncePerRequest(async (ctx) => {
  const [config] = await ctx.db.rows<RentalConfig>(CONFIG, []);
  if (!config) throw new Error('The settings row is missing');
  return config;
});

/** What an hour in the room costs now: its own rate, or the clinic's default. Decimal text. */
export async function currentHourlyCost(ctx: Context, { hourlyRate }: Pick<Room, 'hourlyRate'>): Promise<string> {
  return toHundredths(hourlyRate) === 0n ? (await rentalConfig(ctx)).defaultHourlyCost : hourlyRate;
}

const CONFIG = statement('rentals.config', `
  SELECT default_hourly_cost AS "defaultHourlyCost",
    ${rulesJson('numeric')} AS "deductionRules"
  FROM settings`);
