import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';

import { HORIZON_DAYS, NOTICE_HOURS } from '../../../domain/booking-rules';
import { bufferCheck } from '../../professionals/buffer-minutes';
import { ProfessionalEntity } from '../../professionals/professional.entity';

/** No row: the clinic's rules alone. */
@Entity('booking_rules')
@Check('booking_rules_notice_hours_check', `notice_hours BETWEEN ${NOTICE_HOURS.min} AND ${NOTICE_HOURS.max}`)
@Check('booking_rules_horizon_days_check', `horizon_days BETWEEN ${HORIZON_DAYS.min} AND ${HORIZON_DAYS.max}`)
@Check('booking_rules_buffer_before_minutes_check', bufferCheck('buffer_before_minutes'))
@Check('booking_rules_buffer_after_minutes_check', bufferCheck('buffer_after_minutes'))
export class BookingRulesEntity {
  @PrimaryColumn('integer')
  professionalId!: number;

  @OneToOne(() => ProfessionalEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  professional!: Relation<ProfessionalEntity>;

  @Column('smallint', { nullable: true })
  noticeHours!: number | null;

  @Column('smallint', { nullable: true })
  horizonDays!: number | null;

  @Column('smallint', { default: 0 })
  bufferBeforeMinutes!: number;

  @Column('smallint', { default: 0 })
  bufferAfterMinutes!: number;

  @Column('integer', { default: 1 })
  version!: number;
}
