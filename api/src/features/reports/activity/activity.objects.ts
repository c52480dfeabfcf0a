import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import { connectionType } from '../../../platform/graphql/connection';
import { DateTime } from '../../../platform/graphql/scalars';
import { Pagination } from '../../../platform/graphql/pagination';
import { ActivityAction } from '../../activity/record-activity';

registerEnumType(ActivityAction, {
  name: 'ActivityAction',
  description: "What can happen to a professional's data.",
  valuesConfig: {
    availability_updated: { description: 'The weekly availability was saved.' },
    template_applied: { description: 'A schedule template was applied to it.' },
    day_override: { description: 'An unavailable date was added, changed or deleted.' },
    rate_updated: { description: 'The fee or the usual duration was changed.' },
    profile_updated: { description: 'What people read of the professional, or their name or contact, was changed.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A professional as a report names them.' })
export class ReportedProfessional {
  @Field(() => Int, { description: 'Of the profile.' })
  id!: number;

  @Field({ description: 'As they are called now.' })
  name!: string;

  @Field({ description: 'As it is now.' })
  email!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Who did something, as a report names them.' })
export class ReportedPerson {
  @Field(() => Int, { description: 'Of the account.' })
  id!: number;

  @Field({ description: 'As they are called now.' })
  name!: string;

  @Field({ description: 'As it is now.' })
  email!: string;
}

@ObjectType({ simpleResolvers: true, description: 'An API key that did something, as a report names it.' })
export class ReportedKey {
  @Field(() => Int, { description: 'Of the key.' })
  id!: number;

  @Field({ description: 'As it is called now, revoked or not.' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "One change of a professional's data." })
export class Activity {
  @Field(() => ID, { description: 'Names the entry; rises with time.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it was done.' })
  createdAt!: string;

  @Field(() => ReportedProfessional, { description: 'About whom.' })
  professional!: ReportedProfessional;

  @Field(() => ReportedPerson, {
    nullable: true,
    description: 'Who did it; null once that account is gone, and for a key.',
  })
  actor!: ReportedPerson | null;

  @Field(() => ReportedKey, { nullable: true, description: 'The key that did it; null for people.' })
  actorKey!: ReportedKey | null;

  @Field(() => ActivityAction, { description: 'What sort of change it was.' })
  action!: ActivityAction;

  @Field({ description: 'A Spanish sentence, before → after.' })
  changesSummary!: string;

  @Field(() => Int, { description: "January = 1: of when it was done, by the clinic's calendar." })
  month!: number;

  @Field(() => Int, { description: "Of when it was done, by the clinic's calendar." })
  year!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Changes of professionals, and where in their list they stand.' })
export class ActivityConnection extends connectionType(Activity, 'Activity') {}

@ObjectType({ simpleResolvers: true, description: 'A page of the activity report.' })
export class ActivityPage {
  @Field(() => [Activity], { description: 'Newest first; none on a page past the last.' })
  items!: Activity[];

  @Field(() => Pagination, { description: 'Which page it is, and of how many.' })
  pagination!: Pagination;
}
