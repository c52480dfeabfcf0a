import {
  Check,
  Column,
  Entity,
  Index,
  ManyToOne,
  OneToOne,
  JoinColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

import { OVERBOOKINGS_PER_HOUR } from '../../domain/overbooking';
import { noun } from '../../platform/noun';
import { minutesText } from '../audit/value-texts';
import { Specialty } from '../specialties/specialty.entity';
import { User } from '../users/user.entity';
import { durationCheck } from './appointment-duration';

export const PROFESSIONAL = noun('professional', 'Profesional', {
  specialtyId: 'especialidad',
  bio: 'presentación',
  fee: 'tarifa',
  defaultDurationMinutes: { word: 'duración', show: minutesText },
  sortOrder: 'orden',
  isPublic: 'visible para el público',
  licenseNumber: 'matrícula',
  refepsNumber: 'número de REFEPS',
  seriesOnline: 'series de turnos en línea',
});

export const PROFESSIONALS_ORDER = noun('professionals_order', 'Orden de los profesionales', { order: 'orden' });

/** Name, e-mail, phone and picture are the account's. The row of a removed one stays, without user (ADR 28). */
@Entity('professionals')
@Index('professionals_specialty', ['specialtyId'])
@Index('professionals_slug_unique', ['slug'], { unique: true })
@Check('professionals_fee_check', 'fee >= 0')
@Check('professionals_default_duration_minutes_check', durationCheck('default_duration_minutes'))
@Check(
  'professionals_overbookings_per_hour_check',
  `overbookings_per_hour BETWEEN ${OVERBOOKINGS_PER_HOUR.min} AND ${OVERBOOKINGS_PER_HOUR.max}`,
)
@Check('professionals_sort_order_check', 'sort_order >= 0')
@Check('professionals_account_or_name', 'num_nonnulls(user_id, former_name) = 1')
export class ProfessionalEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer', { nullable: true })
  userId!: number | null;

  @OneToOne(() => User, { nullable: true })
  @JoinColumn()
  user!: Relation<User> | null;

  /** Set when removed. */
  @Column('text', { nullable: true })
  formerName!: string | null;

  @Column('integer', { nullable: true })
  specialtyId!: number | null;

  @ManyToOne(() => Specialty, { nullable: true })
  specialty!: Relation<Specialty> | null;

  @Column('text', { default: '' })
  bio!: string;

  /** Searched on the landing page. */
  @Column({ type: 'text', select: false, generatedType: 'STORED', asExpression: 'folded(bio)' })
  described!: string;

  /** Decimal text; null: ask the clinic. */
  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  fee!: string | null;

  @Column('smallint', { nullable: true })
  defaultDurationMinutes!: number | null;

  /** null: a name without letters. Earlier ones: ProfessionalSlug. */
  @Column('text', { nullable: true })
  slug!: string | null;

  /** As shown, e.g. MN 123456; commas between several. */
  @Column('text', { nullable: true })
  licenseNumber!: string | null;

  /** National register of professionals: digits. */
  @Column('text', { nullable: true })
  refepsNumber!: string | null;

  @Column('boolean', { default: false })
  seriesOnline!: boolean;

  @Column('smallint', { default: 0 })
  overbookingsPerHour!: number;

  @Column('integer', { default: 0 })
  sortOrder!: number;

  @Column('boolean', { default: true })
  isPublic!: boolean;

  /** For the administrators' form; see changeProfile. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('integer', { default: 1 })
  feeVersion!: number;

  @Column('integer', { default: 1 })
  bioVersion!: number;
}
