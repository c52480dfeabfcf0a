import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';

import { IdentifierKind } from '../../../domain/patient-identifiers';

export const PatientField = {
  name: 'name',
  givenNames: 'givenNames',
  familyNames: 'familyNames',
  birthDate: 'birthDate',
  registeredSex: 'registeredSex',
  email: 'email',
  phone: 'phone',
  notes: 'notes',
} as const;
export type PatientField = keyof typeof PatientField;

registerEnumType(PatientField, {
  name: 'PatientField',
  description: 'A field of a patient.',
  valuesConfig: {
    name: { description: 'As the person is called.' },
    givenNames: { description: 'Given names as on the DNI.' },
    familyNames: { description: 'Family names as on the DNI.' },
    birthDate: { description: 'Date of birth.' },
    registeredSex: { description: 'Sex as on the DNI.' },
    email: { description: 'E-mail address.' },
    phone: { description: 'Phone number.' },
    notes: { description: 'Notes of the desk.' },
  },
});

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
