import { Field, Int, ObjectType } from 'type-graphql';

import { ANSWER_MINUTES, AT_ONCE, LEAST_HOURS, SAME_DAY_MINUTES, WEEKLY_OFFERS } from '../../../domain/waiting-list';

const range = ({ min, max }: { min: number; max: number }): string => `${min} to ${max}`;

export const SAID = {
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
  @Field({ description: SAID.isEnabled })
  isEnabled!: boolean;

  @Field(() => Int, { description: SAID.atOnce })
  atOnce!: number;

  @Field(() => Int, { description: SAID.weeklyOffers })
  weeklyOffers!: number;

  @Field(() => Int, { description: SAID.sameDayMinutes })
  sameDayMinutes!: number;

  @Field(() => Int, { description: SAID.answerMinutes })
  answerMinutes!: number;

  @Field({ description: SAID.quietStart })
  quietStart!: string;

  @Field({ description: SAID.quietEnd })
  quietEnd!: string;

  @Field(() => Int, { description: SAID.leastHours })
  leastHours!: number;

  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}
