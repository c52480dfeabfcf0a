import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

import { Money } from '../../platform/graphql/scalars';
import { noun } from '../../platform/noun';
import { minutesText } from '../audit/value-texts';

export const SERVICE = noun('service', 'Servicio', {
  name: 'nombre',
  description: 'descripción',
  price: 'precio',
  currency: 'moneda',
  durationMinutes: { word: 'duración', show: minutesText },
  isActive: 'activo',
});

@Entity('services')
@Check('services_price_check', 'price >= 0')
@Check('services_currency_check', "currency IN ('ARS', 'USD', 'EUR')")
@Check('services_duration_minutes_check', 'duration_minutes > 0')
@ObjectType({
  simpleResolvers: true,
  description: 'A service (servicio) with its own price, e.g. a study.',
})
export class Service {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Identifies the service.' })
  id!: number;

  @Column('text')
  @Field({ description: '1 to 100 characters.' })
  name!: string;

  @Column('text', { default: '' })
  @Field({ description: 'May be empty. At most 1,000 characters.' })
  description!: string;

  /** Decimal text in `currency`. */
  @Column('numeric', { precision: 12, scale: 2, default: 0 })
  @Field(() => Money, { description: 'In the currency of the service.' })
  price!: string;

  @Column('text', { default: 'ARS' })
  @Field({ description: "ARS, USD or EUR; may differ from the clinic's currency." })
  currency!: string;

  @Column('smallint', { default: 30 })
  @Field(() => Int, { description: 'Duration in minutes.' })
  durationMinutes!: number;

  @Column('boolean', { default: true })
  @Field({ description: 'Whether the clinic currently offers it.' })
  isActive!: boolean;

  @VersionColumn({ type: 'integer', default: 1 })
  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}
