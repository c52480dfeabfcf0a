import { Check, Column, Entity, Exclusion, Index, ManyToOne, Unique, type Relation } from 'typeorm';

import { Room } from './room.entity';

/** Triggers mirror live bookings and holds, and refuse overlaps. Their features depend on this one. */
@Entity('room_occupancies')
@Index('room_occupancies_of_room', { synchronize: false })
@Index('room_occupancies_of_hold', ['holdId'], { unique: true, where: 'hold_id IS NOT NULL' })
@Index('room_occupancies_expiry', ['expiresAt'], { where: 'expires_at IS NOT NULL' })
@Index('room_occupancies_of_professional', ['professionalId', 'startsAt'])
@Unique(['appointmentId'])
@Unique(['roomBookingId'])
@Check('room_occupancies_held_by_one_alone', 'num_nonnulls(appointment_id, room_booking_id, hold_id) = 1')
@Check('room_occupancies_holds_expire', '(hold_id IS NULL) = (expires_at IS NULL)')
@Check(
  'room_occupancies_overbookings_unguarded',
  'NOT is_overbooking OR (appointment_id IS NOT NULL AND NOT is_guarded)',
)
@Check('room_occupancies_during_check', 'NOT isempty(during)')
@Exclusion(
  'room_occupancies_room_free',
  'USING gist (room_id WITH =, professional_id WITH <>, during WITH &&) WHERE (is_guarded)',
)
@Exclusion(
  'room_occupancies_professional_once',
  'USING gist (professional_id WITH =, during WITH &&) WHERE (is_guarded AND room_booking_id IS NULL)',
)
@Exclusion(
  'room_occupancies_rental_free',
  'USING gist (room_id WITH =, during WITH &&) WHERE (is_guarded AND room_booking_id IS NOT NULL)',
)
export class RoomOccupancy {
  @Column('uuid', { primary: true })
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

  /** Buffer minutes within the time. */
  @Column('smallint', { default: 0 })
  bufferBeforeMinutes!: number;

  @Column('smallint', { default: 0 })
  bufferAfterMinutes!: number;

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

  @Column('uuid', { nullable: true })
  holdId!: string | null;

  @ManyToOne('Hold', { nullable: true, onDelete: 'CASCADE' })
  hold!: unknown;

  /** A hold blocks nothing afterwards; its row may remain. */
  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  /** The professional's appointments may overlap it. */
  @Column('boolean', { default: false })
  isOverbooking!: boolean;

  /** Exclusion constraints cover it. False: past, or an overbooking, which a trigger checks. */
  @Column('boolean', { default: true })
  isGuarded!: boolean;
}
