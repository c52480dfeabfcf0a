import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'Public identity of the clinic, as administrators edit it.',
})
export class ClinicIdentity {
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

  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}
