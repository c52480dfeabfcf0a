import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

import { Admin, Allow, Professional } from '../../platform/access/allow';
import { Money } from '../../platform/graphql/scalars';
import { noun } from '../../platform/noun';

export const ROOM = noun('room', 'Sala', {
  name: 'nombre',
  description: 'descripción',
  isActive: 'activa',
  sortOrder: 'orden',
  hourlyRate: 'costo por hora',
  specialties: {
    word: 'especialidades',
    show: (served: readonly { name: string }[]) => served.map(({ name }) => name).join(', ') || 'Todas',
  },
});

/** Names are unique ignoring case. */
@Entity('rooms')
@Index('rooms_name_unique', { synchronize: false })
@Check('rooms_sort_order_check', 'sort_order >= 0')
@Check('rooms_hourly_rate_check', 'hourly_rate >= 0')
@ObjectType({
  simpleResolvers: true,
  description: 'A consulting room (sala) for appointments, rented by the hour.',
})
export class Room {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Identifies the room in slots, bookings and rentals.' })
  id!: number;

  @Column('text')
  @Field({ description: 'Unique, ignoring case. 1 to 100 characters.' })
  name!: string;

  @Column('text', { default: '' })
  @Field({ description: 'May be empty. At most 1,000 characters.' })
  description!: string;

  @Column('boolean', { default: true })
  @Field({ description: 'Whether it can be booked and rented.' })
  isActive!: boolean;

  @Column('integer', { default: 0 })
  @Field(() => Int, { description: 'Display order: lower first, ties by name.' })
  sortOrder!: number;

  /** Decimal text, e.g. "4500.00". */
  @Column('numeric', { precision: 12, scale: 2, default: 0 })
  @Allow(Admin('rooms', 'prices'), Professional)
  @Field(() => Money, {
    description: "Rent per hour in the clinic's currency, for staff; 0: the clinic's default.",
  })
  hourlyRate!: string;

  @VersionColumn({ type: 'integer', default: 1 })
  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}
