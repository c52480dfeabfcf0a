import { Field, ObjectType } from 'type-graphql';

import { DateTime } from '../../platform/graphql/scalars';
import { ConventionFields } from './conventions/convention-fields.object';

@ObjectType({
  simpleResolvers: true,
  description: 'What the clinic tells about itself, and the conventions every date and amount follows.',
})
export class Clinic extends ConventionFields {
  @Field({ description: 'As it stands on every page and e-mail.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Street and town in one line; null when not set.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'The town alone, for programs; null when not set.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'The province alone, for programs; null when not set.' })
  province!: string | null;

  @Field(() => String, { nullable: true, description: 'For programs; null when not set.' })
  postalCode!: string | null;

  @Field(() => String, { nullable: true, description: 'As people dial it; null when not set.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Where people write to the clinic; null when not set.' })
  contactEmail!: string | null;

  @Field(() => DateTime, {
    description: "The server's instant: what today and now are in the clinic, whatever the browser's clock says.",
  })
  now!: string;
}
