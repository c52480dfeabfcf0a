import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';

import { AuthorizationStatus } from '../../domain/authorization';
import { CoverageOutcome } from '../../domain/coverage-rules';
import { Judged, judgedWhereRead } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { Pagination } from '../../platform/graphql/pagination';
import { DateTime, Money, SignedMoney } from '../../platform/graphql/scalars';

@ArgsType()
export class SettledMonth {
  @Field(() => Int, { description: '1900 to 9999.' })
  year!: number;

  @Field(() => Int, { description: '1 to 12.' })
  month!: number;
}

@ArgsType()
export class SettlementLinesArgs extends SettledMonth {
  @Field(() => Int, { description: 'Id of the insurer.' })
  insurerId!: number;

  @Field(() => Int, { defaultValue: 1, description: 'Starts at 1.' })
  page!: number;

  @Field(() => Int, { defaultValue: 50, description: 'Items per page, 1 to 100.' })
  limit!: number;
}

@ObjectType({ simpleResolvers: true })
abstract class SettledTurnos {
  @Field(() => Int, { description: 'Number of attended appointments (completed) that the clinic takes.' })
  appointments!: number;

  @Field(() => Money, { description: "Sum of their copays, in the clinic's currency." })
  copays!: string;

  @Field(() => Int, { description: 'How many of them have a copay that the clinic has not entered.' })
  unknownCopays!: number;

  @Field(() => Int, { description: 'How many of them have an authorization that was granted and valid on their day.' })
  authorizations!: number;

  @Field(() => Int, { description: 'How many of them need an authorization and have none.' })
  missingAuthorizations!: number;
}

@ObjectType({ simpleResolvers: true, description: "A professional's attended appointments of an insurer." })
export class ProfessionalSettlement extends SettledTurnos {
  @Field(() => Int, { description: 'Identifies the professional.' })
  professionalId!: number;

  @Field({ description: 'Name of the professional.' })
  professionalName!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Attended appointments of an insurer in a month.' })
export class InsurerSettlement extends SettledTurnos {
  @Field(() => Int, { description: 'Identifies the insurer.' })
  insurerId!: number;

  @Field({ description: 'Current name of the insurer.' })
  insurerName!: string;

  @Field(() => Int, {
    description: 'Number of attended appointments that the clinic does not take; in no other count.',
  })
  notTaken!: number;

  @Field(() => Int, {
    description: 'Number of appointments that have begun and are neither completed nor missed; in no other count.',
  })
  unclosed!: number;

  @Field(() => [ProfessionalSettlement], { description: 'By name.' })
  professionals!: ProfessionalSettlement[];
}

@ObjectType({ simpleResolvers: true, description: "Money taken at the desk for a professional's appointments." })
export class DeskSettlement {
  @Field(() => Int, { nullable: true, description: 'null: payments for other things.' })
  professionalId!: number | null;

  @Field(() => String, { nullable: true, description: 'Name of the professional; null for other things.' })
  professionalName!: string | null;

  @Field(() => Int, { description: 'Number of payments and reversals.' })
  payments!: number;

  @Field(() => SignedMoney, { description: 'Payments less reversals.' })
  amount!: string;
}

@ObjectType({ simpleResolvers: true, description: "A month's settlement." })
export class Settlement {
  @Field(() => [InsurerSettlement], { description: 'By name; without private_pay.' })
  insurers!: InsurerSettlement[];

  @Field(() => [DeskSettlement], { description: 'Payments and reversals of the month, of any payer; by name.' })
  desk!: DeskSettlement[];
}

@Judged(judgedWhereRead)
@ObjectType({ simpleResolvers: true, description: 'One attended appointment of a settlement.' })
export class SettlementLine {
  @Field(() => ID, { description: 'Identifies the appointment.' })
  appointmentId!: string;

  @Field(() => DateTime, { description: 'Its start.' })
  startTime!: string;

  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description: 'Name of the patient; null without the permission appointments or patients.',
  })
  patientName!: string | null;

  @PersonalData()
  @Field(() => String, { nullable: true, description: "Member's number; null if unknown, and as `patientName`." })
  memberNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the plan when booked; null if unknown.' })
  planName!: string | null;

  @Field(() => Int, { description: 'Identifies the professional.' })
  professionalId!: number;

  @Field({ description: 'Name of the professional.' })
  professionalName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the appointment type; null: none, and as `patientName`.',
  })
  appointmentType!: string | null;

  @Field(() => CoverageOutcome, { description: 'As judged when booked.' })
  outcome!: CoverageOutcome;

  @Field(() => Money, { nullable: true, description: "In the clinic's currency; null: not entered." })
  copay!: string | null;

  @Field(() => AuthorizationStatus, { nullable: true, description: 'null: none needed, and none noted.' })
  authorizationStatus!: AuthorizationStatus | null;

  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description: 'Number given by the insurer; null if unknown, and as `patientName`.',
  })
  authorizationNumber!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the lines of a settlement.' })
export class SettlementLinePage {
  @Field(() => [SettlementLine], { description: 'Earliest first; empty past the last page.' })
  items!: SettlementLine[];

  @Field(() => Pagination, { description: 'Position of the page.' })
  pagination!: Pagination;
}
