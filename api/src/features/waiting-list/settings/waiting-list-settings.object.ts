import { IsOptional } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

import { ANSWER_MINUTES, AT_ONCE, LEAST_HOURS, SAME_DAY_MINUTES, WEEKLY_OFFERS } from '../../../domain/waiting-list';
import { IsWithin } from '../../../platform/validation/number';

const range = ({ min, max }: { min: number; max: number }): string => `${min} to ${max}`;

const DESCRIPTIONS = {
  isEnabled: 'Whether patients can join, and get offers of freed slots.',
  atOnce: `${range(AT_ONCE)}: size of an offer batch; the first to accept gets the slot.`,
  weeklyOffers: `${range(WEEKLY_OFFERS)}: maximum offers per address in seven days.`,
  sameDayMinutes: `${range(SAME_DAY_MINUTES)}: minutes to answer an offer for the same day.`,
  answerMinutes: `${range(ANSWER_MINUTES)}: minutes to answer other offers.`,
  quietStart: "HH:mm in the clinic's time zone: no offers are mailed from then on. Equal to quietEnd: always mailed.",
  quietEnd: 'HH:mm: offers of the night are mailed then, and their time to answer starts.',
  leastHours: `${range(LEAST_HOURS)}: hours between the deadline for answers and the start.`,
};

@ObjectType({ simpleResolvers: true, description: 'Rules for offering freed slots to waiting patients.' })
export class WaitingListSettings {
  @Field({ description: DESCRIPTIONS.isEnabled })
  isEnabled!: boolean;

  @Field(() => Int, { description: DESCRIPTIONS.atOnce })
  atOnce!: number;

  @Field(() => Int, { description: DESCRIPTIONS.weeklyOffers })
  weeklyOffers!: number;

  @Field(() => Int, { description: DESCRIPTIONS.sameDayMinutes })
  sameDayMinutes!: number;

  @Field(() => Int, { description: DESCRIPTIONS.answerMinutes })
  answerMinutes!: number;

  @Field({ description: DESCRIPTIONS.quietStart })
  quietStart!: string;

  @Field({ description: DESCRIPTIONS.quietEnd })
  quietEnd!: string;

  @Field(() => Int, { description: DESCRIPTIONS.leastHours })
  leastHours!: number;

  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}

const between = (what: string, { min, max }: { min: number; max: number }) => ({
  min,
  max,
  message: `${what} entre ${min} y ${max}`,
});

@InputType({ description: 'Changes of the waiting list; absent and null fields stay.' })
export class UpdateWaitingListSettingsInput {
  @Field(() => Boolean, { nullable: true, description: DESCRIPTIONS.isEnabled })
  isEnabled?: boolean | null;

  @IsOptional()
  @IsWithin(between('Los pacientes por vez deben estar', AT_ONCE))
  @Field(() => Int, { nullable: true, description: DESCRIPTIONS.atOnce })
  atOnce?: number | null;

  @IsOptional()
  @IsWithin(between('Las ofertas por semana deben estar', WEEKLY_OFFERS))
  @Field(() => Int, { nullable: true, description: DESCRIPTIONS.weeklyOffers })
  weeklyOffers?: number | null;

  @IsOptional()
  @IsWithin(between('Los minutos deben estar', SAME_DAY_MINUTES))
  @Field(() => Int, { nullable: true, description: DESCRIPTIONS.sameDayMinutes })
  sameDayMinutes?: number | null;

  @IsOptional()
  @IsWithin(between('Los minutos deben estar', ANSWER_MINUTES))
  @Field(() => Int, { nullable: true, description: DESCRIPTIONS.answerMinutes })
  answerMinutes?: number | null;

  @Field(() => String, { nullable: true, description: DESCRIPTIONS.quietStart })
  quietStart?: string | null;

  @Field(() => String, { nullable: true, description: DESCRIPTIONS.quietEnd })
  quietEnd?: string | null;

  @IsOptional()
  @IsWithin(between('Las horas deben estar', LEAST_HOURS))
  @Field(() => Int, { nullable: true, description: DESCRIPTIONS.leastHours })
  leastHours?: number | null;
}
