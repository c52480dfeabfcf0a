import { Check, Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from 'typeorm';

import { AUTHORIZATION_LABELS, type StoredAuthorization } from '../../../domain/authorization';
import { OUTCOME_LABELS, type CoverageOutcome, type ExemptReason } from '../../../domain/coverage-rules';
import { extendedNoun } from '../../../platform/noun';
import { InsurerPlan } from '../../insurers/insurer-plan.entity';
import { Insurer } from '../../insurers/insurer.entity';
import { User } from '../../users/user.entity';
import { APPOINTMENT, AppointmentEntity } from '../appointment.entity';

export const COVERED_APPOINTMENT = extendedNoun(APPOINTMENT, {
  insurer: 'obra social',
  plan: 'plan',
  memberNumber: { word: 'número de afiliado', isConcealed: true },
  coverageOutcome: { word: 'cobertura', show: (outcome: CoverageOutcome) => OUTCOME_LABELS[outcome] },
  copay: 'copago',
  exemptReason: { word: 'motivo de exención del copago', isConcealed: true },
  authorizationStatus: {
    word: 'autorización',
    show: (status: StoredAuthorization) => AUTHORIZATION_LABELS[status],
  },
  authorizationNumber: { word: 'número de autorización', isConcealed: true },
  authorizationValidUntil: 'autorización válida hasta',
  orderCuir: { word: 'CUIR de la orden', isConcealed: true },
});

/** The coverage of a turno as it was judged, whatever rules and copays become later (ADR 162). */
@Entity('appointment_coverages')
@Index('appointment_coverages_insurer_id', ['insurerId'])
@Index('appointment_coverages_requested_by_id', ['requestedById'], { where: 'requested_by_id IS NOT NULL' })
@Index('appointment_coverages_decided_by_id', ['decidedById'], { where: 'decided_by_id IS NOT NULL' })
@Check('appointment_coverages_outcome_check', "outcome IN ('yes', 'with_copay', 'with_authorization', 'no')")
@Check('appointment_coverages_copay_check', 'copay >= 0')
@Check(
  'appointment_coverages_authorization_status_check',
  "authorization_status IN ('needed', 'requested', 'granted', 'refused')",
)
@Check('appointment_coverages_plan_check', '(plan_id IS NULL) = (plan_name IS NULL)')
@Check('appointment_coverages_exempt_check', 'exempt_reason IS NULL OR copay = 0')
export class AppointmentCoverageRow {
  @PrimaryColumn('uuid')
  appointmentId!: string;

  @OneToOne(() => AppointmentEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'appointment_coverages_appointment_id_fkey' })
  appointment!: Relation<AppointmentEntity>;

  @Column('integer')
  insurerId!: number;

  @ManyToOne(() => Insurer, { nullable: false })
  @JoinColumn({ foreignKeyConstraintName: 'appointment_coverages_insurer_id_fkey' })
  insurer!: Relation<Insurer>;

  @Column('text')
  insurerName!: string;

  @Column('integer', { nullable: true })
  planId!: number | null;

  @ManyToOne(() => InsurerPlan, { nullable: true })
  @JoinColumn([
    {
      name: 'insurer_id',
      referencedColumnName: 'insurerId',
      foreignKeyConstraintName: 'appointment_coverages_plan_fkey',
    },
    { name: 'plan_id', referencedColumnName: 'id', foreignKeyConstraintName: 'appointment_coverages_plan_fkey' },
  ])
  plan!: Relation<InsurerPlan> | null;

  @Column('text', { nullable: true })
  planName!: string | null;

  @Column('text', { nullable: true })
  memberNumber!: string | null;

  @Column('text')
  outcome!: CoverageOutcome;

  /** Decimal text; null: unknown, not taken, or the patient pays the fee. */
  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  copay!: string | null;

  @Column('text', { nullable: true })
  exemptReason!: ExemptReason | null;

  /** May have been deleted. */
  @Column('integer', { nullable: true })
  ruleId!: number | null;

  /** May have been deleted. */
  @Column('integer', { nullable: true })
  amountId!: number | null;

  /** Day for the rules and amounts. */
  @Column('date')
  judgedFor!: string;

  /** null: none needed, and none noted. */
  @Column('text', { nullable: true })
  authorizationStatus!: StoredAuthorization | null;

  @Column('text', { nullable: true })
  authorizationNumber!: string | null;

  /** Last day. */
  @Column('date', { nullable: true })
  authorizationValidUntil!: string | null;

  /** Number on the electronic order (Res. MS 2214/2025). */
  @Column('text', { nullable: true })
  orderCuir!: string | null;

  @Column('timestamptz', { nullable: true })
  requestedAt!: Date | null;

  @Column('integer', { nullable: true })
  requestedById!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ foreignKeyConstraintName: 'appointment_coverages_requested_by_id_fkey' })
  requestedBy!: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('integer', { nullable: true })
  decidedById!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ foreignKeyConstraintName: 'appointment_coverages_decided_by_id_fkey' })
  decidedBy!: Relation<User> | null;

  /** null: as booked. */
  @Column('timestamptz', { nullable: true })
  changedAt!: Date | null;
}
