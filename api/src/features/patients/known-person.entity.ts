import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A person named by turnos, kept by triggers for searching; shown facts are read from the turnos. A person may have two
 * rows, written at once, or one left without turnos.
 */
@Entity('known_patients')
@Index('known_patients_person', ['address', 'called'])
@Index('known_patients_searched', { synchronize: false })
@Index('known_patients_latest', { synchronize: false })
export class KnownPerson {
  /** A bigint. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** The e-mail in small letters. */
  @Column('text')
  address!: string;

  /** The name without capitals and accents. */
  @Column('text')
  called!: string;

  /** Text that their turnos are searched by. */
  @Column('text')
  searched!: string;

  /** The month of the latest turno, or of one since moved or deleted. */
  @Column('timestamptz')
  latest!: Date;
}
