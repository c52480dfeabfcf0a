import { Check, Column, Entity, Exclusion, Index, ManyToOne, Unique, type Relation } from 'typeorm';

import { Room } from './room.entity';

/**
 * Triggers mirror live appointments and rentals: one professional at a time. Names their entities, because those
 * features stand on this one.
 */
@Entity('room_occupancies')
@Index('room_occupancies_of_room', { synchronize: false })
@Index('room_occupancies_of_professional', ['professionalId', 'startsAt'])
@Unique(['appointmentId'])
@Unique(['roomBookingId'])
@Check('room_occupancies_check', 'num_nonnulls(appointment_id, room_booking_id) = 1')
@Check('room_occupancies_during_check', 'NOT isempty(during)')
@Exclusion('room_occupancies_one_professional', 'USING gist (room_id WITH =, professional_id WITH <>, during WITH &&)')
export class RoomOccupancy {
  @Column({
    type: 'uuid',
    primary: true,
    generatedType: 'STORED',
    asExpression: 'coalesce(appointment_id, room_booking_id)',
  })
  holderId!: string;

  @Column('integer')
  roomId!: number;

  @ManyToOne(() => Room, { nullable: false })
  room!: Relation<Room>;

  @Column('integer')
  professionalId!: number;

  @ManyToOne('ProfessionalEntity', { nullable: false })
  professional!: unknown;

  @Column('timestamptz')
  startsAt!: Date;

  @Column('timestamptz')
  endsAt!: Date;

  /** Half-open: the next one may start at the end. */
  @Column({ type: 'tstzrange', generatedType: 'STORED', asExpression: "tstzrange(starts_at, ends_at, '[)')" })
  during!: string;

  @Column('uuid', { nullable: true })
  appointmentId!: string | null;

  @ManyToOne('AppointmentEntity', { nullable: true, onDelete: 'CASCADE' })
  appointment!: unknown;

  @Column('uuid', { nullable: true })
  roomBookingId!: string | null;

  @ManyToOne('RoomBookingEntity', { nullable: true, onDelete: 'CASCADE' })
  roomBooking!: unknown;
}
