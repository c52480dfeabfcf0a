import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

import { noun } from '../../../platform/noun';
import { decimalText } from '../../audit/value-texts';

export const DISCOUNT_RULE = noun('discount_rule', 'Regla de descuento', {
  description: 'descripción',
  minHoursPerDay: { word: 'horas mínimas', show: decimalText },
  discountPercentage: { word: 'descuento', show: (percentage: string) => `${decimalText(percentage)} %` },
});

/** The highest that a rental reaches counts. */
@Entity('discount_rules')
@Check('discount_rules_min_hours_per_day_check', 'min_hours_per_day >= 0')
@Check('discount_rules_discount_percentage_check', 'discount_percentage BETWEEN 0 AND 100')
@ObjectType({ simpleResolvers: true, description: 'A discount for longer rentals.' })
export class DiscountRule {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Identifies the rule, unlike its index.' })
  id!: number;

  /** Decimal text: hours of one rental. */
  @Column('numeric', { precision: 5, scale: 2, default: 0 })
  @Field(() => Float, { description: 'Least hours of a rental.' })
  minHoursPerDay!: string;

  /** Decimal text, 0 to 100. */
  @Column('numeric', { precision: 5, scale: 2, default: 0 })
  @Field(() => Float, {
    description: 'Discount, 0 to 100. The highest applicable one counts.',
  })
  discountPercentage!: string;

  @Column('text')
  @Field({ description: 'Shown name, 1 to 200 characters.' })
  description!: string;

  @VersionColumn({ type: 'integer', default: 1 })
  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}
