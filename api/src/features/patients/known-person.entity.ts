import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Search index by triggers. Races may leave a second or an unused row. */
@Entity('known_patients')
@Index('known_patients_person', ['address', 'called'])
@Index('known_patients_searched', { synchronize: false })
@Index('known_patients_latest', { synchronize: false })
export class KnownPerson {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('text')
  address!: string;

  /** Folded. */
  @Column('text')
  called!: string;

  @Column('text')
  searched!: string;

  /** Month of the latest appointment, even if moved or deleted since. */
  @Column('timestamptz')
  latest!: Date;
}
