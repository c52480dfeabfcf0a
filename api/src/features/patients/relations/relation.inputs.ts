import { Field, ID, InputType } from 'type-graphql';

import { RelationKind } from '../../../domain/family';
import { LocalDate } from '../../../platform/graphql/scalars';
import { IsText } from '../../../platform/validation/text';

@InputType({ description: 'A new relation between two patients.' })
export class AddRelationInput {
  @Field(() => ID, { description: 'Id of the patient; NOT_FOUND if unknown.' })
  patientId!: string;

  @Field(() => ID, { description: 'Id of the relative, another patient; NOT_FOUND if unknown.' })
  relativeId!: string;

  @Field(() => RelationKind, { description: 'The relative, as seen from the patient.' })
  kind!: RelationKind;

  @Field({ defaultValue: true, description: 'Whether the relative may book, cancel and move turnos of the patient.' })
  mayBook!: boolean;

  @Field({
    defaultValue: true,
    description: 'Whether the relative sees turnos of the patient. BAD_REQUEST if false with mayBook.',
  })
  maySee!: boolean;

  @Field({
    defaultValue: true,
    description: "Whether the desk offers the relative's contact for turnos of the patient.",
  })
  isTold!: boolean;
}

@InputType({ description: 'A minor whom the caller looks after.' })
export class FamilyMemberInput {
  @IsText({ required: 'El nombre es requerido', max: 200 })
  @Field({ description: '1 to 200 characters.' })
  name!: string;

  @Field(() => LocalDate, { description: 'BAD_REQUEST for adults: the clinic adds them.' })
  birthDate!: string;

  @Field(() => RelationKind, { description: 'The caller, as seen from the child: mother, father or guardian.' })
  kind!: RelationKind;
}
