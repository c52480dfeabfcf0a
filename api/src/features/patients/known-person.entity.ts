import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Search index of people in appointments, kept by triggers; shown facts come from appointments. A person may have two
 * rows, written at once, or one left without appointments.
 */
@Entity('known_patients')
@Index('known_patients_person', ['address', 'called'])
@Index('known_patients_searched', { synchronize: false })
@Index('known_patients_latest', { synchronize: false })
export class KnownPerson {
  /** A bigint. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** E-mail in lower case. */
  @Column('text')
  address!: string;

  /** Name without capitals and accents. */
  @Column('text')
  called!: string;

  /** Search text of their appointments. */
  @Column('text')
  searched!: string;

  /** Month of the latest appointment, or of one since moved or deleted. */
  @Column('timestamptz')
  latest!: Date;
}
