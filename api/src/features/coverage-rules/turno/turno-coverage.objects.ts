import { ArgsType, Field, Int, ObjectType } from 'type-graphql';

import { CoverageOutcome } from '../../../domain/coverage-rules';
import { LocalDate, Money } from '../../../platform/graphql/scalars';
import { ExemptReason } from '../exempt-reason';

@ObjectType({ simpleResolvers: true })
abstract class Coverage {
  @Field(() => CoverageOutcome, { description: 'Whether it is taken.' })
  outcome!: CoverageOutcome;

  @Field(() => Money, {
    nullable: true,
    description: "In the clinic's currency; 0: none. null: not taken, or an amount that the clinic has not entered.",
  })
  copay!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Whether an insurer covers a turno, and its copay.' })
export class TurnoCoverage extends Coverage {
  @Field(() => ExemptReason, {
    nullable: true,
    description: 'Why the patient owes no copay; null: no exemption needed.',
  })
  exemptReason!: ExemptReason | null;
}

@ObjectType({ simpleResolvers: true, description: "Whether an insurer covers a professional's turnos today." })
export class ProfessionalCoverage extends Coverage {
  @Field(() => Int, { description: 'Id of the professional.' })
  professionalId!: number;

  @Field({ description: 'Whether appointment types differ; outcome and copay are those of the most favourable one.' })
  varies!: boolean;
}

@ArgsType()
export class ProfessionalCoveragesArgs {
  @Field(() => Int, { description: 'Id of an insurer.' })
  insurerId!: number;

  @Field(() => Int, { nullable: true, description: "Id of one of the insurer's plans; absent: unknown." })
  planId?: number | null;
}

@ArgsType()
export class CoverageForArgs {
  @Field(() => Int, { description: 'Id of an insurer.' })
  insurerId!: number;

  @Field(() => Int, { nullable: true, description: "Id of one of the insurer's plans; absent: unknown." })
  planId?: number | null;

  @Field(() => Int, { description: 'Id of a public professional.' })
  professionalId!: number;

  @Field(() => Int, { nullable: true, description: "Id of one of the professional's appointment types; absent: none." })
  appointmentTypeId?: number | null;

  @Field(() => LocalDate, { description: 'Day of the turno.' })
  date!: string;

  @Field(() => ExemptReason, { nullable: true, description: 'Why the patient owes no copay; absent: none known.' })
  exempt?: ExemptReason | null;
}
