import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row, locked to number events. */
@Entity('event_numbers')
@Check('event_numbers_one_row', 'id')
export class EventNumbers {
  @PrimaryColumn('boolean', { default: true })
  id!: boolean;

  /** A bigint as text. */
  @Column('bigint', { default: 0 })
  last!: string;

  /** Number of the last expired event. */
  @Column('bigint', { default: 0 })
  forgotten!: string;
}
