import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';

import { noun } from '../../platform/noun';
import { User } from '../users/user.entity';

export const TILL = noun('till', 'Caja', {
  openingCash: 'efectivo al abrir',
  closedAt: 'cerrada',
  countedCash: 'efectivo contado',
  countedTransfer: 'transferencias contadas',
  countedCard: 'tarjetas contadas',
  countedQr: 'QR contados',
  difference: 'diferencia',
  note: 'nota',
});

/** The desk's till. At most one is open (ADR 163). */
@Entity('tills')
@Index('tills_one_open', { synchronize: false })
@Check('tills_opening_cash_check', 'opening_cash >= 0')
@Check('tills_counted_cash_check', 'counted_cash >= 0')
@Check('tills_counted_transfer_check', 'counted_transfer >= 0')
@Check('tills_counted_card_check', 'counted_card >= 0')
@Check('tills_counted_qr_check', 'counted_qr >= 0')
@Check(
  'tills_closed_check',
  `closed_at >= opened_at AND opening_cash IS NOT NULL AND counted_cash IS NOT NULL
   OR closed_at IS NULL AND closed_by_id IS NULL AND note IS NULL
     AND num_nonnulls(counted_cash, counted_transfer, counted_card, counted_qr) = 0`,
)
export class TillEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('timestamptz')
  openedAt!: Date;

  @Column('integer', { nullable: true })
  openedById!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ foreignKeyConstraintName: 'tills_opened_by_id_fkey' })
  openedBy!: Relation<User> | null;

  /** Decimal text; null: opened by its first payment, and not counted yet. */
  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  openingCash!: string | null;

  @Column('timestamptz', { nullable: true })
  closedAt!: Date | null;

  @Column('integer', { nullable: true })
  closedById!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ foreignKeyConstraintName: 'tills_closed_by_id_fkey' })
  closedBy!: Relation<User> | null;

  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  countedCash!: string | null;

  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  countedTransfer!: string | null;

  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  countedCard!: string | null;

  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  countedQr!: string | null;

  @Column('text', { nullable: true })
  note!: string | null;
}
