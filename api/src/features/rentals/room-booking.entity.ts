import { Check, Column, Entity, ForeignKey, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { noun } from '../../platform/noun';
import { ProfessionalEntity } from '../professionals/professional.entity';
import { Professional } from '../professionals/professional.object';
import { Room } from '../rooms/room.entity';
import { RentalSeriesEntity } from './series/rental-series.entity';

export const RENTAL = noun('rental', 'Alquiler de sala', {
  cancelledAt: { word: 'estado', show: () => 'Cancelado' },
  creditPercentage: {
    word: 'crédito',
    show: (percentage: number | null) => (percentage === null ? null : `${percentage} %`),
  },
  giveBackReason: 'motivo de la devolución',
});

export abstract class RoomBookingFields {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('integer')
  @ForeignKey(() => ProfessionalEntity)
  professionalId!: number;

  @Column('integer')
  roomId!: number;

  @Column('text', { nullable: true })
  notes!: string | null;

  /** Decimal text, like all amounts here. */
  @Column('numeric', { precision: 12, scale: 2 })
  hourlyRate!: string;

  @Column('numeric', { precision: 12, scale: 2 })
  baseCost!: string;

  @Column('numeric', { precision: 5, scale: 2, default: 0 })
  discountPercentage!: string;

  /** At booking; null: no discount. */
  @Column('text', { nullable: true })
  discountRule!: string | null;

  /** At booking; null: no discount. */
  @Column('numeric', { precision: 5, scale: 2, nullable: true })
  discountMinHours!: string | null;

  @Column('numeric', { precision: 12, scale: 2 })
  finalCost!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => RentalSeriesEntity)
  seriesId!: string | null;

  /** Percent; null: not given back. */
  @Column('smallint', { nullable: true })
  creditPercentage!: number | null;

  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  creditAmount!: string | null;

  @Column('text', { nullable: true })
  givenBackBy!: GivenBackBy | null;

  @Column('text', { nullable: true })
  giveBackReason!: string | null;
}

export type GivenBackBy = 'professional' | 'clinic';

/** Keeps the agreed price. Triggers serialize writers, and mirror it in room_occupancies. */
@Entity('room_bookings')
@Index('room_bookings_of_professional', ['professionalId', 'startsAt'])
@Index('room_bookings_of_room', ['roomId'])
@Index('room_bookings_by_start', ['startsAt'], { where: 'is_live' })
@Index('room_bookings_of_series', ['seriesId'], { where: 'series_id IS NOT NULL' })
@Index('room_bookings_given_back', ['startsAt'], { where: 'credit_amount IS NOT NULL' })
@Check('room_bookings_hourly_rate_check', 'hourly_rate >= 0')
@Check('room_bookings_base_cost_check', 'base_cost >= 0')
@Check('room_bookings_discount_percentage_check', 'discount_percentage BETWEEN 0 AND 100')
@Check('room_bookings_discount_min_hours_check', 'discount_min_hours >= 0')
@Check('room_bookings_check', 'final_cost BETWEEN 0 AND base_cost')
@Check('room_bookings_check1', "starts_at < ends_at AND ends_at - starts_at <= interval '25 hours'")
@Check('room_bookings_credit_percentage_check', 'credit_percentage BETWEEN 0 AND 100')
@Check('room_bookings_credit_amount_check', 'credit_amount BETWEEN 0 AND final_cost')
@Check('room_bookings_given_back_by_check', "given_back_by IN ('professional', 'clinic')")
@Check(
  'room_bookings_whole_credit',
  'num_nulls(credit_percentage, credit_amount, given_back_by) IN (0, 3) AND (credit_amount IS NULL OR cancelled_at IS NOT NULL)',
)
@Check('room_bookings_whole_rule', '(discount_rule IS NULL) = (discount_min_hours IS NULL)')
export class RoomBookingEntity extends RoomBookingFields {
  @ManyToOne(() => Professional, { createForeignKeyConstraints: false })
  professional!: Relation<Professional>;

  @ManyToOne(() => Room, { nullable: false })
  room!: Relation<Room>;

  @Column('timestamptz')
  startsAt!: Date;

  @Column('timestamptz')
  endsAt!: Date;

  /** Half-open. */
  @Column({ type: 'tstzrange', generatedType: 'STORED', asExpression: "tstzrange(starts_at, ends_at, '[)')" })
  during!: string;

  @Column('timestamptz', { nullable: true })
  cancelledAt!: Date | null;

  @Column({ type: 'boolean', generatedType: 'STORED', asExpression: 'cancelled_at IS NULL' })
  isLive!: boolean;

  @Column('timestamptz')
  createdAt!: Date;
}
