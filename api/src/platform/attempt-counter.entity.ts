import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How often something was tried in a window of time. Keys are hashes: no addresses of people. */
@Entity('rate_limits')
@Index('rate_limits_expiry', ['expire'])
export class AttemptCounter {
  @PrimaryColumn('varchar', { length: 255 })
  key!: string;

  @Column('integer', { default: 0 })
  points!: number;

  /** Epoch milliseconds at which the window ends, a bigint as text. */
  @Column('bigint')
  expire!: string;
}
