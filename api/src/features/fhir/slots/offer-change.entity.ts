import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A note, written by triggers with each change to a source of free slots (ADR 109). Rows are only added, so writers
 * don't wait. Keys are unique: an equal set of notes means that nothing changed.
 */
@Entity('offer_changes')
@Index('offer_changes_expiry', ['at'])
export class OfferChange {
  @PrimaryColumn('uuid')
  key!: string;

  /** Only for expiry: notes commit in any order. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at!: Date;

  /** Affected dates; null: all. */
  @Column('date', { nullable: true })
  firstDate!: string | null;

  @Column('date', { nullable: true })
  lastDate!: string | null;
}
