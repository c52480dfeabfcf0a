import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';

import { PAYMENT_MEANS_WORDS, type PaymentMeans, type TillPayment } from '../../domain/till';
import { noun } from '../../platform/noun';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { Patient } from '../patients/patient.entity';
import { ProfessionalEntity } from '../professionals/professional.entity';
import { User } from '../users/user.entity';
import { TillEntity } from './till.entity';

export const PAYMENT = noun('payment', 'Cobro', {
  amount: 'importe',
  means: { word: 'medio', show: (means: PaymentMeans) => PAYMENT_MEANS_WORDS[means] },
  reversesId: 'anula el cobro',
  reversalReason: { word: 'motivo', isConcealed: true },
  voucherUrl: { word: 'comprobante', isConcealed: true },
});

/** Money taken at the desk, given back, or taken out of the till. A trigger refuses changes of its facts, and deletions. */
@Entity('payments')
@Index('payments_till_id', ['tillId'])
@Index('payments_taken_at', ['takenAt'])
@Index('payments_appointment_id', ['appointmentId'], { where: 'appointment_id IS NOT NULL' })
@Index('payments_patient_id', ['patientId'], { where: 'patient_id IS NOT NULL' })
@Index('payments_professional_id', ['professionalId'], { where: 'professional_id IS NOT NULL' })
@Index('payments_taken_by_id', ['takenById'], { where: 'taken_by_id IS NOT NULL' })
@Index('payments_reverses_id', ['reversesId'], { unique: true, where: 'reverses_id IS NOT NULL' })
@Check('payments_amount_check', 'amount > 0')
@Check('payments_means_check', "means IN ('cash', 'transfer', 'card', 'qr')")
@Check('payments_subject_check', 'num_nonnulls(appointment_id, concept) = 1')
@Check('payments_withdrawal_check', "NOT is_withdrawal OR means = 'cash' AND appointment_id IS NULL")
@Check('payments_reversal_check', '(reverses_id IS NULL) = (reversal_reason IS NULL)')
export class PaymentEntity implements TillPayment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  tillId!: number;

  @ManyToOne(() => TillEntity, { nullable: false })
  @JoinColumn({ foreignKeyConstraintName: 'payments_till_id_fkey' })
  till!: Relation<TillEntity>;

  @Column('uuid', { nullable: true })
  appointmentId!: string | null;

  @ManyToOne(() => AppointmentEntity, { nullable: true })
  @JoinColumn({ foreignKeyConstraintName: 'payments_appointment_id_fkey' })
  appointment!: Relation<AppointmentEntity> | null;

  /** null: for a turno. A withdrawal keeps its reason here. */
  @Column('text', { nullable: true })
  concept!: string | null;

  /** The turno's, when paid; moved by merges. */
  @Column('uuid', { nullable: true })
  patientId!: string | null;

  @ManyToOne(() => Patient, { nullable: true })
  @JoinColumn({ foreignKeyConstraintName: 'payments_patient_id_fkey' })
  patient!: Relation<Patient> | null;

  /** The turno's, when paid. */
  @Column('text', { nullable: true })
  patientName!: string | null;

  /** The turno's, when paid. */
  @Column('integer', { nullable: true })
  professionalId!: number | null;

  @ManyToOne(() => ProfessionalEntity, { nullable: true })
  @JoinColumn({ foreignKeyConstraintName: 'payments_professional_id_fkey' })
  professional!: Relation<ProfessionalEntity> | null;

  /** Cash taken out of the drawer. */
  @Column('boolean', { default: false })
  isWithdrawal!: boolean;

  /** Decimal text, more than zero; of a reversal, what was given back. */
  @Column('numeric', { precision: 12, scale: 2 })
  amount!: string;

  @Column('text')
  means!: PaymentMeans;

  @Column('timestamptz')
  takenAt!: Date;

  @Column('integer', { nullable: true })
  takenById!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ foreignKeyConstraintName: 'payments_taken_by_id_fkey' })
  takenBy!: Relation<User> | null;

  @Column('integer', { nullable: true })
  reversesId!: number | null;

  @ManyToOne(() => PaymentEntity, { nullable: true })
  @JoinColumn({ foreignKeyConstraintName: 'payments_reverses_id_fkey' })
  reverses!: Relation<PaymentEntity> | null;

  /** Set for reversals. */
  @Column('text', { nullable: true })
  reversalReason!: string | null;

  /** See readVoucher. Names the document of whom it was issued to. */
  @Column('text', { nullable: true })
  voucherUrl!: string | null;
}
