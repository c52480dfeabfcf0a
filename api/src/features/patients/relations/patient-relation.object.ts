import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

import { RelationKind } from '../../../domain/family';
import { Judged, judgedWhereRead } from '../../../platform/access/judged';
import { PersonalData } from '../../../platform/access/personal-data';
import { LocalDate } from '../../../platform/graphql/scalars';

registerEnumType(RelationKind, {
  name: 'RelationKind',
  description: 'The relative, as seen from the patient.',
  valuesConfig: {
    mother: { description: 'Madre.' },
    father: { description: 'Padre.' },
    guardian: { description: 'Tutor o tutora.' },
    child: { description: 'Hijo o hija.' },
    partner: { description: 'Pareja.' },
    carer: { description: 'Cuidador o cuidadora.' },
  },
});

@Judged(judgedWhereRead)
@ObjectType({ simpleResolvers: true, description: 'Rights of a relative over the turnos of a patient.' })
export class PatientRelation {
  @Field(() => ID, { description: 'Random UUID.' })
  id!: string;

  @Field(() => RelationKind, { description: 'The relative, as seen from the patient.' })
  kind!: RelationKind;

  @Field(() => ID, { description: 'Id of the patient.' })
  patientId!: string;

  @PersonalData()
  @Field({ description: 'As the patient is called; initials for the relative once the rights have ended.' })
  patientName!: string;

  @PersonalData()
  @Field(() => LocalDate, {
    nullable: true,
    description: 'null if unknown, and for the relative once the rights have ended.',
  })
  patientBirthDate!: string | null;

  @Field(() => ID, { description: 'Id of the relative, a patient too.' })
  relativeId!: string;

  @PersonalData()
  @Field({ description: 'As the relative is called.' })
  relativeName!: string;

  @Field({ description: 'Whether the relative may book, cancel and move turnos of the patient.' })
  mayBook!: boolean;

  @Field({ description: 'Whether the relative sees turnos of the patient.' })
  maySee!: boolean;

  @Field({ description: "Whether the desk offers the relative's contact for turnos of the patient." })
  isTold!: boolean;

  @Field({
    description:
      'Whether the rights hold today. Those over a minor end at 18, until the patient or the desk confirms the relation.',
  })
  isInForce!: boolean;

  @Field({
    description:
      'Whether the rights cover turnos that a patient of 13 to 17 asked for alone; needs their confirmation.',
  })
  coversOwnTurnos!: boolean;

  @Field({
    description:
      'Whether the relative alone added the patient. Until the patient or the desk confirms it, the relative books turnos, but sees only those booked by the own account.',
  })
  isDeclared!: boolean;

  @Field({ description: 'Whether the caller may confirm it.' })
  mayConfirm!: boolean;

  @Field({ description: "Whether the relative is the caller's account." })
  isCallers!: boolean;
}
