import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A trigger's note of a changed source of free slots (ADR 109). Rows are only added, so writers don't wait. Keys are
 * unique: equal sets mean no change.
 */
@Entity('offer_changes')
@Index('offer_changes_expiry', ['at'])
export class OfferChange {
  @PrimaryColumn('uuid')
  key!: string;

  /** For expiry alone: notes commit in any order. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at!: Date;

  /** null: all. */
  @Column('date', { nullable: true })
  firstDate!: string | null;

  @Column('date', { nullable: true })
  lastDate!: string | null;
}
