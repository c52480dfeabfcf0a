import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Written by triggers of all that free slots are made of, in the transaction of the write. Only added, so that nobody
 * waits for it; and no key comes twice, so that equal sets of notes mean that nothing was written in between.
 */
@Entity('offer_changes')
@Index('offer_changes_expiry', ['at'])
export class OfferChange {
  @PrimaryColumn('uuid')
  key!: string;

  /** Only for its end: notes of one moment are committed in any order. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at!: Date;

  /** The dates that it may be about; null: all. */
  @Column('date', { nullable: true })
  firstDate!: string | null;

  @Column('date', { nullable: true })
  lastDate!: string | null;
}
