import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What the clinic asks of who signs in, to be changed.' })
export class ClinicSecurity {
  @Field({
    description:
      'Whether administrators need a second factor: without one they are led to set it up, and can do nothing else.',
  })
  adminsNeedSecondFactor!: boolean;

  @Field(() => Int, { description: 'Idle hours after which sessions of professionals and administrators end.' })
  staffIdleHours!: number;

  @Field(() => Int, { description: 'Goes up with every change; a change may say which one it was made on.' })
  version!: number;
}
