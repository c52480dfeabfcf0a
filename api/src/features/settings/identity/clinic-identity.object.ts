import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'What the clinic tells about itself, as the form of its administrators has it.',
})
export class ClinicIdentity {
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

  @Field(() => Int, { description: 'Goes up with every change; a change may say which one it was made on.' })
  version!: number;
}
