import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import type { Agreement, RelationKind } from '../../../domain/family';
import { noun } from '../../../platform/noun';
import { Patient } from '../patient.entity';

const KIND_LABELS: Record<RelationKind, string> = {
  mother: 'Madre',
  father: 'Padre',
  guardian: 'Tutor o tutora',
  child: 'Hijo o hija',
  partner: 'Pareja',
  carer: 'Cuidador o cuidadora',
};

const BY_LABELS: Record<Agreement['agreedBy'], string> = {
  staff: 'Recepción',
  relative: 'Familiar',
  patient: 'Paciente',
};

export const PATIENT_RELATION = noun('patient_relation', 'Vínculo familiar', {
  kind: { word: 'vínculo', show: (kind: RelationKind) => KIND_LABELS[kind] },
  mayBook: 'saca turnos',
  maySee: 've los turnos',
  isTold: 'recibe los avisos',
  agreedBy: { word: 'acordado por', show: (by: Agreement['agreedBy']) => BY_LABELS[by] },
  agreedAt: { word: 'acordado el', isConcealed: true },
});

/** Rights of a relative over the turnos of a patient: one row for each direction (ADR 153). Ending it deletes the row. */
@Entity('patient_relations')
@Index('patient_relations_unique', ['patientId', 'relativeId'], { unique: true })
@Index('patient_relations_relative_id', { synchronize: false })
@Check('patient_relations_kind_check', "kind IN ('mother', 'father', 'guardian', 'child', 'partner', 'carer')")
@Check('patient_relations_agreed_by_check', "agreed_by IN ('staff', 'relative', 'patient')")
@Check('patient_relations_two_check', 'patient_id <> relative_id')
export class PatientRelationRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  patientId!: string;

  @ManyToOne(() => Patient, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'patient_relations_patient_id_fkey' })
  patient!: Relation<Patient>;

  @Column('uuid')
  relativeId!: string;

  @ManyToOne(() => Patient, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'patient_relations_relative_id_fkey' })
  relative!: Relation<Patient>;

  @Column('text')
  kind!: RelationKind;

  @Column('boolean')
  mayBook!: boolean;

  @Column('boolean')
  maySee!: boolean;

  /** The desk offers the relative's contact for the patient's turnos. */
  @Column('boolean')
  isTold!: boolean;

  @Column('text')
  agreedBy!: Agreement['agreedBy'];

  @Column('timestamptz')
  agreedAt!: Date;
}
