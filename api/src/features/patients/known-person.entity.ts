import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Search index of people in appointments, kept by triggers. Races may leave a second row, or one without appointments.
 */
@Entity('known_patients')
@Index('known_patients_person', ['address', 'called'])
@Index('known_patients_searched', { synchronize: false })
@Index('known_patients_latest', { synchronize: false })
export class KnownPerson {
  /** A bigint. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** Lower case. */
  @Column('text')
  address!: string;

  /** Without capitals and accents. */
  @Column('text')
  called!: string;

  /** From all their appointments. */
  @Column('text')
  searched!: string;

  /** Latest month; the appointment may be moved or deleted since. */
  @Column('timestamptz')
  latest!: Date;
}
