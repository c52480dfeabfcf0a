import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import type { IdentifierData } from '../../../domain/patient-identifiers';
import { Patient } from '../patient.entity';

/** The data of undo, which are personal. Rows as to_jsonb writes them. */
export interface Kept {
  survivor: object;
  merged: object;
  /** Both after the merge. */
  made: { survivor: object; merged: object };
  identifiers: { survivor: IdentifierData[]; merged: IdentifierData[]; made: IdentifierData[] };
  /** Ids by table. */
  moved: Record<string, (string | number)[]>;
}

/** A merge that can be undone: for 30 days (ADR 150). */
@Entity('patient_merges')
@Index('patient_merges_survivor_id', { synchronize: false })
@Index('patient_merges_merged_id', { synchronize: false })
@Index('patient_merges_made_at', { synchronize: false })
export class PatientMergeRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  survivorId!: string;

  @ManyToOne(() => Patient, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'patient_merges_survivor_id_fkey' })
  survivor!: Relation<Patient>;

  @Column('uuid')
  mergedId!: string;

  @ManyToOne(() => Patient, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'patient_merges_merged_id_fkey' })
  merged!: Relation<Patient>;

  @Column('timestamptz')
  madeAt!: Date;

  @Column('jsonb')
  kept!: Kept;
}
