import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A trigger's note that a source of free slots changed (ADR 109). Rows are only added, so writers don't wait. Equal
 * sets of unique keys mean no change.
 */
@Entity('offer_changes')
@Index('offer_changes_expiry', ['at'])
export class OfferChange {
  @PrimaryColumn('uuid')
  key!: string;

  /** For expiry: notes commit in any order. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at!: Date;

  /** null: all. */
  @Column('date', { nullable: true })
  firstDate!: string | null;

  @Column('date', { nullable: true })
  lastDate!: string | null;
}
