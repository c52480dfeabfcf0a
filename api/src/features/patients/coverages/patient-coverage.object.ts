import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import { CoverageRelationship } from '../../../domain/coverage';
import { Judged, judgedWhereRead } from '../../../platform/access/judged';
import { PersonalData } from '../../../platform/access/personal-data';
import { DateTime, LocalDate } from '../../../platform/graphql/scalars';
import { InsurerPlan } from '../../insurers/insurer-plan.entity';
import { Insurer } from '../../insurers/insurer.entity';

registerEnumType(CoverageRelationship, {
  name: 'CoverageRelationship',
  description: 'The patient, as seen from the holder of the coverage.',
  valuesConfig: {
    holder: { description: 'Titular.' },
    spouse: { description: 'Cónyuge o conviviente.' },
    child: { description: 'Hijo o hija.' },
    other: { description: 'Otro familiar a cargo.' },
  },
});

@Judged(judgedWhereRead)
@ObjectType({ simpleResolvers: true, description: "A patient's membership of an insurer (cobertura)." })
export class PatientCoverage {
  @Field(() => ID, { description: 'Random UUID.' })
  id!: string;

  @Field(() => Insurer, { description: 'Payer of this coverage.' })
  insurer!: Insurer;

  @Field(() => InsurerPlan, { nullable: true, description: 'Plan of the insurer; null if unknown.' })
  plan!: InsurerPlan | null;

  @PersonalData()
  @Field({ description: "Member's number on the card; may be empty for patients who pay." })
  number!: string;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'Name of the holder; null if unknown, and for holders.' })
  holderName!: string | null;

  @Field(() => CoverageRelationship, { description: 'The patient, as seen from the holder.' })
  relationship!: CoverageRelationship;

  @Field(() => LocalDate, { description: 'First day.' })
  validFrom!: string;

  @Field(() => LocalDate, { nullable: true, description: 'Last day; null: still valid.' })
  validTo!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "When the desk last checked the card, with the clinic's offset; null: as the patient said.",
  })
  checkedAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the account that checked it, for staff; null once it's deleted.",
  })
  checkedByName!: string | null;

  @Field({ description: "Whether it is the patient's first; while there are any, one is." })
  isPrimary!: boolean;

  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}
