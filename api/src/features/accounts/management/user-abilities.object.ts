import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What whoever asks may do with an account.' })
export class UserAbilities {
  @Field({ description: 'Change its role: administrators, not their own.' })
  changeRole!: boolean;

  @Field({
    description:
      "Make it an administrator's: administrators, where its address was proved to be of whoever has the password.",
  })
  makeAdmin!: boolean;

  @Field({ description: 'Suspend and reactivate it: administrators, not their own.' })
  suspend!: boolean;

  @Field({ description: 'Try to delete it: administrators, not their own. One with a professional profile stays.' })
  delete!: boolean;
}
