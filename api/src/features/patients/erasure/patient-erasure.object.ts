import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import type { IdentifierData } from '../../../domain/patient-identifiers';
import { adminMay } from '../../../platform/access/actor';
import { Judged } from '../../../platform/access/judged';
import { PersonalData } from '../../../platform/access/personal-data';
import { DateTime, LocalDate } from '../../../platform/graphql/scalars';
import { PatientIdentifier } from '../patient-identifier.entity';

export const ErasureState = { blocked: 'blocked', anonymized: 'anonymized' } as const;
export type ErasureState = keyof typeof ErasureState;

registerEnumType(ErasureState, {
  name: 'ErasureState',
  description: 'How much is left of an erased patient.',
  valuesConfig: {
    blocked: { description: 'The identity, for `readBlockedIdentity` alone.' },
    anonymized: { description: 'Nothing of the person.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Whether the data of a patient were erased, without the data.' })
export class PatientErasure {
  @Field(() => ID, { description: 'Id of the patient.' })
  id!: string;

  @Field(() => DateTime, { nullable: true, description: "With the clinic's offset; null: they were not." })
  erasedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the administrator; null for deleted accounts.' })
  erasedBy!: string | null;

  @Field(() => ErasureState, { nullable: true, description: 'null: the data were not erased.' })
  state!: ErasureState | null;

  @Field(() => Int, { description: '`version` of the patient.' })
  version!: number;
}

@Judged<BlockedIdentity>(({ actor }, identity) => (adminMay(actor, 'security') ? identity : null))
@ObjectType({ simpleResolvers: true, description: 'The identity of an erased patient, kept for the law.' })
export class BlockedIdentity {
  @PersonalData()
  @Field({ description: 'As the person was called.' })
  name!: string;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'Given names as on the DNI; null if unknown.' })
  givenNames!: string | null;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'Family names as on the DNI; null if unknown.' })
  familyNames!: string | null;

  @PersonalData()
  @Field(() => LocalDate, { nullable: true, description: 'null if unknown.' })
  birthDate!: string | null;

  @PersonalData()
  @Field(() => [PatientIdentifier], { description: 'Documents recorded by staff.' })
  identifiers!: IdentifierData[];
}
