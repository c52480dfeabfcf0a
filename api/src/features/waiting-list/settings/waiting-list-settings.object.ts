import { Field, Int, ObjectType } from 'type-graphql';

import { ANSWER_MINUTES, AT_ONCE, LEAST_HOURS, SAME_DAY_MINUTES, WEEKLY_OFFERS } from '../../../domain/waiting-list';

const range = ({ min, max }: { min: number; max: number }): string => `${min} to ${max}`;

export const SAID = {
  isEnabled: 'Whether anybody can join, and freed time is offered to who waits.',
  atOnce: `${range(AT_ONCE)}: to how many a freed time is offered at once; the first to accept has it.`,
  weeklyOffers: `${range(WEEKLY_OFFERS)}: how many offers an address is mailed in seven days.`,
  sameDayMinutes: `${range(SAME_DAY_MINUTES)}: to answer an offer of the same day.`,
  answerMinutes: `${range(ANSWER_MINUTES)}: to answer any other.`,
  quietStart: "HH:mm by the clinic's clock: from then on no offer is mailed. The same as quietEnd: at no time.",
  quietEnd: 'HH:mm: the offers of the night are mailed then, and the time to answer runs from then.',
  leastHours: `${range(LEAST_HOURS)}: answers end so long before the turno.`,
};

@ObjectType({ simpleResolvers: true, description: 'How the clinic offers freed time to who waits for it.' })
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

  @Field(() => Int, { description: 'Goes up with every change; a change may say which one it was made on.' })
  version!: number;
}
