import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Keys hash addresses or ids. */
@Entity('rate_limits')
@Index('rate_limits_expiry', ['expire'])
export class AttemptCounter {
  @PrimaryColumn('varchar', { length: 255 })
  key!: string;

  @Column('integer', { default: 0 })
  points!: number;

  /** Epoch milliseconds, a bigint as text. */
  @Column('bigint')
  expire!: string;
}
