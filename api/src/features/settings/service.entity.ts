import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What the clinic offers at a price of its own. */
@Entity('services')
@Check('services_price_check', 'price >= 0')
@Check('services_currency_check', "currency IN ('ARS', 'USD', 'EUR')")
@Check('services_duration_minutes_check', 'duration_minutes > 0')
export class Service {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text')
  name!: string;

  @Column('text', { default: '' })
  description!: string;

  /** Decimal text in `currency`. */
  @Column('numeric', { precision: 12, scale: 2, default: 0 })
  price!: string;

  @Column('text', { default: 'ARS' })
  currency!: string;

  @Column('smallint', { default: 30 })
  durationMinutes!: number;

  @Column('boolean', { default: true })
  isActive!: boolean;
}
