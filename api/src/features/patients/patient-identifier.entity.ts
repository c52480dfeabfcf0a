import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';

import { IdentifierKind, RegisteredSex } from '../../domain/patient-identifiers';
import { judgedWhereRead, Judged } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { Patient } from './patient.entity';

registerEnumType(IdentifierKind, {
  name: 'IdentifierKind',
  description: 'Kind of document that identifies a patient.',
  valuesConfig: {
    dni: { description: 'DNI: 6 to 8 digits, unique together with the registered sex.' },
    cuil: { description: 'CUIL: 11 digits, the last one a check digit.' },
    passport: { description: 'Travel document of any country.' },
    foreign_id: { description: 'Identity document of another country.' },
  },
});

/** At most one of each kind. */
@Entity('patient_identifiers')
@Index('patient_identifiers_unique', { synchronize: false })
@Index('patient_identifiers_number', { synchronize: false })
@Check('patient_identifiers_kind_check', "kind IN ('dni', 'cuil', 'passport', 'foreign_id')")
@Check(
  'patient_identifiers_sex_check',
  "CASE WHEN kind = 'dni' THEN registered_sex IS NOT NULL AND registered_sex IN ('F', 'M', 'X') ELSE registered_sex IS NULL END",
)
@Judged(judgedWhereRead)
@ObjectType({ simpleResolvers: true, description: 'A document that identifies a patient.' })
export class PatientIdentifier {
  @Column('uuid', { primary: true })
  patientId!: string;

  @ManyToOne(() => Patient, { nullable: false, onDelete: 'CASCADE' })
  patient!: Relation<Patient>;

  @Column('text', { primary: true })
  @Field(() => IdentifierKind, { description: 'Kind of the document.' })
  kind!: IdentifierKind;

  @Column('text')
  @PersonalData()
  @Field({ description: 'DNI and CUIL: digits alone; others: capital letters and digits.' })
  number!: string;

  @Column('text', { nullable: true })
  @PersonalData()
  @Field(() => RegisteredSex, { nullable: true, description: 'Sex on the DNI; null for other documents.' })
  registeredSex!: RegisteredSex | null;
}
