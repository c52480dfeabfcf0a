import { IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { ANSWER_MINUTES, AT_ONCE, LEAST_HOURS, SAME_DAY_MINUTES, WEEKLY_OFFERS } from '../../../domain/waiting-list';
import { IsWithin } from '../../../platform/validation/number';
import { SAID } from './waiting-list-settings.object';

const between = (what: string, { min, max }: { min: number; max: number }) => ({
  min,
  max,
  message: `${what} entre ${min} y ${max}`,
});

@InputType({ description: 'Changes of the waiting list; absent and null fields stay.' })
export class UpdateWaitingListSettingsInput {
  @Field(() => Boolean, { nullable: true, description: SAID.isEnabled })
  isEnabled?: boolean | null;

  @IsOptional()
  @IsWithin(between('Los pacientes por vez deben estar', AT_ONCE))
  @Field(() => Int, { nullable: true, description: SAID.atOnce })
  atOnce?: number | null;

  @IsOptional()
  @IsWithin(between('Las ofertas por semana deben estar', WEEKLY_OFFERS))
  @Field(() => Int, { nullable: true, description: SAID.weeklyOffers })
  weeklyOffers?: number | null;

  @IsOptional()
  @IsWithin(between('Los minutos deben estar', SAME_DAY_MINUTES))
  @Field(() => Int, { nullable: true, description: SAID.sameDayMinutes })
  sameDayMinutes?: number | null;

  @IsOptional()
  @IsWithin(between('Los minutos deben estar', ANSWER_MINUTES))
  @Field(() => Int, { nullable: true, description: SAID.answerMinutes })
  answerMinutes?: number | null;

  @Field(() => String, { nullable: true, description: SAID.quietStart })
  quietStart?: string | null;

  @Field(() => String, { nullable: true, description: SAID.quietEnd })
  quietEnd?: string | null;

  @IsOptional()
  @IsWithin(between('Las horas deben estar', LEAST_HOURS))
  @Field(() => Int, { nullable: true, description: SAID.leastHours })
  leastHours?: number | null;
}
