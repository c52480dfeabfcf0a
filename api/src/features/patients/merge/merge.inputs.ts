import { Field, ID, InputType, Int } from 'type-graphql';

import { IdentifierKind } from '../../../domain/patient-identifiers';
import { PatientField } from '../patient.entity';

@InputType({ description: 'Two patients that are one person.' })
export class MergePatientsInput {
  @Field(() => ID, { description: 'Id of the patient that stays; NOT_FOUND if unknown or merged.' })
  survivorId!: string;

  @Field(() => Int, { description: 'Its `version` as read; CONFLICT if it has changed.' })
  survivorVersion!: number;

  @Field(() => ID, { description: 'Id of the patient that becomes part of the other.' })
  mergedId!: string;

  @Field(() => Int, { description: 'Its `version` as read; CONFLICT if it has changed.' })
  mergedVersion!: number;

  @Field(() => [PatientField], {
    defaultValue: [],
    description: 'Fields to take from the merged patient. Empty fields of the survivor are always filled.',
  })
  take!: PatientField[];

  @Field(() => [IdentifierKind], {
    defaultValue: [],
    description: 'Documents to take from the merged patient where both have one of the kind.',
  })
  takeIdentifiers!: IdentifierKind[];
}
