import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import { connectionType } from '../../../platform/graphql/connection';
import { DateTime } from '../../../platform/graphql/scalars';
import { Pagination } from '../../../platform/graphql/pagination';
import { ActivityAction } from '../../activity/record-activity';

registerEnumType(ActivityAction, {
  name: 'ActivityAction',
  description: "Kinds of changes to a professional's data.",
  valuesConfig: {
    availability_updated: { description: 'The weekly availability was saved.' },
    template_applied: { description: 'A schedule template was applied to the weekly availability.' },
    day_override: { description: 'An unavailable date was added, changed or deleted.' },
    rate_updated: { description: 'The fee or the usual duration was changed.' },
    profile_updated: { description: 'The public profile, name or contact was changed.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A professional in a report.' })
export class ReportedProfessional {
  @Field(() => Int, { description: 'Identifies the profile.' })
  id!: number;

  @Field({ description: 'Current name.' })
  name!: string;

  @Field({ description: 'Current e-mail address.' })
  email!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A person who made a change, in a report.' })
export class ReportedPerson {
  @Field(() => Int, { description: 'Identifies the account.' })
  id!: number;

  @Field({ description: 'Current name.' })
  name!: string;

  @Field({ description: 'Current e-mail address.' })
  email!: string;
}

@ObjectType({ simpleResolvers: true, description: 'An API key that made a change, in a report.' })
export class ReportedKey {
  @Field(() => Int, { description: 'Identifies the key.' })
  id!: number;

  @Field({ description: 'Current name, even if revoked.' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "One change of a professional's data." })
export class Activity {
  @Field(() => ID, { description: 'Identifies the entry; increases with time.' })
  id!: string;

  @Field(() => DateTime, { description: 'Time of the change.' })
  createdAt!: string;

  @Field(() => ReportedProfessional, { description: 'The changed professional.' })
  professional!: ReportedProfessional;

  @Field(() => ReportedPerson, {
    nullable: true,
    description: 'Account that made the change; null for API keys and deleted accounts.',
  })
  actor!: ReportedPerson | null;

  @Field(() => ReportedKey, { nullable: true, description: 'API key that made the change; null for people.' })
  actorKey!: ReportedKey | null;

  @Field(() => ActivityAction, { description: 'Kind of change.' })
  action!: ActivityAction;

  @Field({ description: 'A Spanish sentence, before → after.' })
  changesSummary!: string;

  @Field(() => Int, { description: "Month of the change in the clinic's time zone; January = 1." })
  month!: number;

  @Field(() => Int, { description: "Year of the change in the clinic's time zone." })
  year!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A Relay connection of changes to professionals.' })
export class ActivityConnection extends connectionType(Activity, 'Activity') {}

@ObjectType({ simpleResolvers: true, description: 'A page of the activity report.' })
export class ActivityPage {
  @Field(() => [Activity], { description: 'Newest first; empty past the last page.' })
  items!: Activity[];

  @Field(() => Pagination, { description: 'Current page and number of pages.' })
  pagination!: Pagination;
}
