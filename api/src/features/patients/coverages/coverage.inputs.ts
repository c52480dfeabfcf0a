import { Field, ID, InputType, Int } from 'type-graphql';

import { CoverageRelationship, COVERAGE_LIMITS } from '../../../domain/coverage';
import { LocalDate } from '../../../platform/graphql/scalars';
import { NotNull } from '../../../platform/validation/not-null';
import { IsText } from '../../../platform/validation/text';

const NUMBER = { max: COVERAGE_LIMITS.number };
const HOLDER = { max: 200 };
const CHECKED_DESCRIPTION = 'true: the caller has seen the card. For staff; ignored otherwise.';

@InputType({ description: 'A new coverage of a patient.' })
export class AddCoverageInput {
  @Field(() => ID, { nullable: true, description: "Id of the patient, for staff; absent: the caller's own." })
  patientId?: string | null;

  @Field(() => Int, { description: 'Id of any insurer, accepted or not.' })
  insurerId!: number;

  @Field(() => Int, { nullable: true, description: 'Id of an active plan of the insurer.' })
  planId?: number | null;

  @IsText(NUMBER)
  @Field({ defaultValue: '', description: "Matches the insurer's numberPattern; required unless the patient pays." })
  number!: string;

  @IsText(HOLDER)
  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  holderName?: string | null;

  @Field(() => CoverageRelationship, { defaultValue: 'holder', description: 'The patient, as seen from the holder.' })
  relationship!: CoverageRelationship;

  @Field(() => LocalDate, { nullable: true, description: 'First day; default: today.' })
  validFrom?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Last day, not before the first.' })
  validTo?: string | null;

  @Field({ defaultValue: false, description: 'Whether it becomes the first one; a single coverage always is.' })
  isPrimary!: boolean;

  @Field({ defaultValue: false, description: CHECKED_DESCRIPTION })
  isChecked!: boolean;
}

@InputType({
  description:
    'Changes of a coverage; absent fields stay. Other changes than dates and order end the check of the card.',
})
export class UpdateCoverageInput {
  @NotNull('Elegí la obra social')
  @Field(() => Int, { nullable: true, description: 'Without planId, the plan is emptied. null is rejected.' })
  insurerId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Id of an active plan of the insurer, or the present one.' })
  planId?: number | null;

  @IsText(NUMBER)
  @Field(() => String, { nullable: true, description: "Matches the insurer's numberPattern." })
  number?: string | null;

  @IsText(HOLDER)
  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  holderName?: string | null;

  @NotNull('Elegí el vínculo con el titular')
  @Field(() => CoverageRelationship, { nullable: true, description: 'null is rejected.' })
  relationship?: CoverageRelationship | null;

  @NotNull('Indicá desde cuándo')
  @Field(() => LocalDate, { nullable: true, description: 'First day; null is rejected.' })
  validFrom?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Last day; null: still valid.' })
  validTo?: string | null;

  @Field({ defaultValue: false, description: 'true: it becomes the first one.' })
  isPrimary!: boolean;

  @Field({ defaultValue: false, description: CHECKED_DESCRIPTION })
  isChecked!: boolean;
}
