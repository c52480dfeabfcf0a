import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

import { DateTime } from '../../../platform/graphql/scalars';

export const ReaderKind = {
  administrator: 'administrator',
  professional: 'professional',
  program: 'program',
  deleted: 'deleted',
} as const;
export type ReaderKind = keyof typeof ReaderKind;

registerEnumType(ReaderKind, {
  name: 'ReaderKind',
  description: 'Kind of reader of a patient’s data.',
  valuesConfig: {
    administrator: { description: 'Reception or administration.' },
    professional: { description: 'A professional of an appointment.' },
    program: { description: 'An API key.' },
    deleted: { description: 'An account that was deleted since.' },
  },
});

@ObjectType('PatientRead', { simpleResolvers: true, description: 'A reader of a patient’s data, once per hour.' })
export class PatientReading {
  @Field(() => ID, { description: 'Increases with time.' })
  id!: string;

  @Field(() => DateTime, { description: "First reading of its hour, with the clinic's offset." })
  at!: string;

  @Field(() => ReaderKind, { description: 'Kind of the reader.' })
  kind!: ReaderKind;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the reader; null for deleted accounts. Patients read only the names of professionals.',
  })
  readerName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason to read the blocked identity of an erased patient; null for other readings.',
  })
  reason!: string | null;
}
