import { Field, ID, InputType, Int } from 'type-graphql';

import { COVERAGE_LIMITS } from '../../../domain/coverage';
import { IsText } from '../../../platform/validation/text';

@InputType({ description: "Coverage of an appointment: one of the patient's coverages, or an insurer." })
export class AppointmentCoverageInput {
  @Field(() => ID, {
    nullable: true,
    description:
      "Id of a coverage of the patient that is valid on the appointment's day, for staff and for the patient's " +
      "account; instead of an insurer. Online booking copies insurer and plan of another coverage of the account's, " +
      'and ignores unknown ones.',
  })
  coverageId?: string | null;

  @Field(() => Int, { nullable: true, description: 'Id of an insurer, accepted or not.' })
  insurerId?: number | null;

  @Field({
    defaultValue: false,
    description: 'Whether the patient pays (Particular); instead of a coverage or an insurer.',
  })
  isPrivatePay?: boolean;

  @Field(() => Int, { nullable: true, description: "Id of one of the insurer's active plans; absent: unknown." })
  planId?: number | null;

  @IsText({ max: COVERAGE_LIMITS.number })
  @Field(() => String, {
    nullable: true,
    description: "Member's number, which matches the insurer's numberPattern; absent: unknown.",
  })
  memberNumber?: string | null;

  @Field({
    defaultValue: false,
    description:
      'Whether the patient keeps insurer, plan and memberNumber as a coverage, unless it has the number already. For ' +
      'the permission patients, and keys with patients:write and personal-data; otherwise FORBIDDEN. Ignored before ' +
      'there is an appointment.',
  })
  addToPatient?: boolean;
}
