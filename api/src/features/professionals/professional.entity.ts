import { Check, Column, Entity, Index, ManyToOne, OneToOne, JoinColumn, PrimaryGeneratedColumn, type Relation } from 'typeorm';

import { Specialty } from '../specialties/specialty.entity';
import { User } from '../users/user.entity';
import { durationCheck } from './appointment-duration';

/** A professional profile; name, e-mail, phone and picture are its user's. */
@Entity('professionals')
@Index('professionals_specialty', ['specialtyId'])
@Check('professionals_fee_check', 'fee >= 0')
@Check('professionals_default_duration_minutes_check', durationCheck('default_duration_minutes'))
@Check('professionals_sort_order_check', 'sort_order >= 0')
export class ProfessionalEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  userId!: number;

  @OneToOne(() => User, { nullable: false })
  @JoinColumn()
  user!: Relation<User>;

  @Column('integer', { nullable: true })
  specialtyId!: number | null;

  @ManyToOne(() => Specialty, { nullable: true })
  specialty!: Relation<Specialty> | null;

  @Column('text', { default: '' })
  bio!: string;

  /** Decimal text; null: to be asked. */
  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  fee!: string | null;

  @Column('smallint', { nullable: true })
  defaultDurationMinutes!: number | null;

  @Column('integer', { default: 0 })
  sortOrder!: number;

  /** Whether the public sees the profile and can book it. */
  @Column('boolean', { default: true })
  isPublic!: boolean;
}
