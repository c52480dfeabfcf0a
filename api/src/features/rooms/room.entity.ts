import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

import { Admin, Allow, Professional } from '../../platform/access/allow';
import { Money } from '../../platform/graphql/scalars';

/** A consulting room. Names are unique whatever their case. */
@Entity('rooms')
@ObjectType({ simpleResolvers: true, description: 'A consulting room (sala) of the clinic: appointments take place in it, professionals rent it by the hour.' })
export class Room {
  @PrimaryGeneratedColumn()
  @Field(() => Int, { description: 'Names the room in slots, bookings and rentals.' })
  id!: number;

  @Column('text')
  @Field({ description: 'Unique, whatever the case. 1 to 100 characters.' })
  name!: string;

  @Column('text')
  @Field({ description: 'May be empty. At most 1,000 characters.' })
  description!: string;

  @Column('boolean', { name: 'is_active' })
  @Field({ description: 'Only active rooms can be booked or rented from now on.' })
  isActive!: boolean;

  @Column('integer', { name: 'sort_order' })
  @Field(() => Int, { description: 'Lists show lower first; ties go by name.' })
  sortOrder!: number;

  /** Decimal text, e.g. "4500.00". */
  @Column('numeric', { name: 'hourly_rate', precision: 12, scale: 2 })
  @Allow(Admin, Professional)
  @Field(() => Money, {
    description: "Rent per hour in the clinic's currency; 0 stands for the clinic's default hourly cost. Staff only.",
  })
  hourlyRate!: string;
}
