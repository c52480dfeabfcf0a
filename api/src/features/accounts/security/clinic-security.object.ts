import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Sign-in requirements of the clinic, as administrators edit them.' })
export class ClinicSecurity {
  @Field({
    description: 'Whether administrators need a second factor. Without one they can only set it up.',
  })
  adminsNeedSecondFactor!: boolean;

  @Field(() => Int, { description: 'Idle hours after which sessions of professionals and administrators end.' })
  staffIdleHours!: number;

  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}
