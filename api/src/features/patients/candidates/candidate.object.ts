import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

import { adminMay } from '../../../platform/access/actor';
import { Judged } from '../../../platform/access/judged';
import { Pagination } from '../../../platform/graphql/pagination';
import { DateTime } from '../../../platform/graphql/scalars';
import { Patient } from '../patient.entity';
import { CandidateBand, CandidateReason } from './candidate.entity';

registerEnumType(CandidateBand, {
  name: 'CandidateBand',
  description: 'How sure it is that two patients are one person.',
  valuesConfig: {
    certain: { description: 'Seguro: the DNI, or birth date and contact, with a similar name.' },
    probable: { description: 'Probable: the DNI alone, or a similar name with a birth date or a contact.' },
    possible: { description: 'Posible: a contact and the first name, or something that contradicts.' },
  },
});

@Judged<PatientCandidate>(({ actor }, candidate) => (adminMay(actor, 'patients') ? candidate : null))
@ObjectType({ simpleResolvers: true, description: 'Two patients that may be one person.' })
export class PatientCandidate {
  @Field(() => ID, { description: 'Random UUID.' })
  id!: string;

  @Field(() => CandidateBand, { description: 'How sure it is.' })
  band!: CandidateBand;

  @Field(() => [CandidateReason], { description: 'At least one, the surest first.' })
  reasons!: CandidateReason[];

  @Field(() => [Patient], {
    description: 'The two. The first should stay: it has the account, a document, or is older.',
  })
  patients!: Patient[];

  @Field(() => DateTime, { description: "When the pair was found, with the clinic's offset." })
  foundAt!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: "When staff decided that they are two persons, with the clinic's offset; null: not decided.",
  })
  dismissedAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of candidates.' })
export class PatientCandidatePage {
  @Field(() => [PatientCandidate], { description: 'The surest first, then the newest. Empty past the last page.' })
  items!: PatientCandidate[];

  @Field(() => Pagination, { description: 'Current page and number of pages. Counts up to 1,000.' })
  pagination!: Pagination;

  @Field({ description: 'Whether there are more than counted.' })
  hasUncounted!: boolean;
}
