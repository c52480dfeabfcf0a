import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a rental that lasts long enough costs less. Of the rules that a rental reaches, the highest discount counts. */
@Entity('discount_rules')
@Check('discount_rules_min_hours_per_day_check', 'min_hours_per_day >= 0')
@Check('discount_rules_discount_percentage_check', 'discount_percentage BETWEEN 0 AND 100')
export class DiscountRule {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Decimal text: hours of one rental, not of a whole day. */
  @Column('numeric', { precision: 5, scale: 2, default: 0 })
  minHoursPerDay!: string;

  /** Decimal text, 0 to 100. */
  @Column('numeric', { precision: 5, scale: 2, default: 0 })
  discountPercentage!: string;

  @Column('text')
  description!: string;
}
