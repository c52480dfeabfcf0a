import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

import { AUTHORIZATION_LABELS, AuthorizationStatus } from '../../../domain/authorization';
import { CoverageOutcome } from '../../../domain/coverage-rules';
import { Judged, judgedWhereRead } from '../../../platform/access/judged';
import { PersonalData } from '../../../platform/access/personal-data';
import { DateTime, LocalDate, Money } from '../../../platform/graphql/scalars';
import { ExemptReason } from '../../coverage-rules/exempt-reason';

const statuses = Object.keys(AuthorizationStatus) as AuthorizationStatus[];

registerEnumType(AuthorizationStatus, {
  name: 'AuthorizationStatus',
  description: "State of an insurer's authorization of an appointment.",
  valuesConfig: Object.fromEntries(
    statuses.map((status) => [status, { description: `${AUTHORIZATION_LABELS[status]}.` }]),
  ),
});

@Judged(judgedWhereRead)
@ObjectType({ simpleResolvers: true, description: "An insurer's authorization of an appointment." })
export class AppointmentAuthorization {
  @Field(() => AuthorizationStatus, {
    description: 'expired: granted, with a last day before that of the appointment.',
  })
  status!: AuthorizationStatus;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'Number given by the insurer; null if unknown.' })
  number!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Last day; null if unknown.' })
  validUntil!: string | null;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'CUIR of the electronic order; null if unknown.' })
  orderCuir!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was requested; null: not requested, or unknown.' })
  requestedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the account that noted it, for staff.' })
  requestedByName!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was granted or refused.' })
  decidedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the account that noted it, for staff.' })
  decidedByName!: string | null;
}

@Judged(judgedWhereRead)
@ObjectType({
  simpleResolvers: true,
  description: 'Coverage of an appointment as judged when it was made; later rules and copays do not change it.',
})
export class AppointmentCoverage {
  @Field(() => Int, { description: 'The insurer.' })
  insurerId!: number;

  @Field({ description: 'Name of the insurer at that time.' })
  insurerName!: string;

  @Field({ description: 'Whether the patient pays the fee (Particular).' })
  isPrivatePay!: boolean;

  @Field(() => Int, { nullable: true, description: 'Plan of the insurer; null if unknown.' })
  planId!: number | null;

  @Field(() => String, { nullable: true, description: 'Name of the plan at that time.' })
  planName!: string | null;

  @PersonalData()
  @Field(() => String, { nullable: true, description: "Member's number; null if unknown." })
  memberNumber!: string | null;

  @Field(() => CoverageOutcome, { description: 'Whether the clinic takes it.' })
  outcome!: CoverageOutcome;

  @Field(() => Money, {
    nullable: true,
    description:
      "In the clinic's currency; 0: none. null: not taken, an amount that the clinic has not entered, or the patient " +
      'pays the fee.',
  })
  copay!: string | null;

  @PersonalData()
  @Field(() => ExemptReason, {
    nullable: true,
    description: 'Why the patient would owe no copay, kept where there is none; null: no such reason.',
  })
  exemptReason!: ExemptReason | null;

  @Field(() => LocalDate, { description: 'Its rules and copays are those of this day.' })
  judgedFor!: string;

  @Field(() => AppointmentAuthorization, { nullable: true, description: 'null: none needed, and none noted.' })
  authorization!: AppointmentAuthorization | null;
}
