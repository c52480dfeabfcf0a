import { Field, ObjectType } from 'type-graphql';

import { DateTime } from '../../platform/graphql/scalars';
import { ConventionFields } from './conventions/convention-fields.object';

@ObjectType({
  simpleResolvers: true,
  description: 'Public identity of the clinic, and its conventions for dates and amounts.',
})
export class Clinic extends ConventionFields {
  @Field({ description: 'Name shown on every page and e-mail.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Street and town in one line; null when not set.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'Town only, machine-readable; null when not set.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'Province only, machine-readable; null when not set.' })
  province!: string | null;

  @Field(() => String, { nullable: true, description: 'Machine-readable; null when not set.' })
  postalCode!: string | null;

  @Field(() => String, { nullable: true, description: 'As dialled by patients; null when not set.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Contact address of the clinic; null when not set.' })
  contactEmail!: string | null;

  @Field(() => DateTime, {
    description: "Current server time, with the clinic's offset. Use it instead of the browser's clock.",
  })
  now!: string;
}
