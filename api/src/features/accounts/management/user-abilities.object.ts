import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: "The caller's permissions on an account." })
export class UserAbilities {
  @Field({ description: 'Change its role. Administrators, except for their own account.' })
  changeRole!: boolean;

  @Field({
    description:
      'Make it an administrator. Requires `changeRole`, and that the owner of the password has proved the ' +
      'address.',
  })
  makeAdmin!: boolean;

  @Field({ description: 'Suspend and reactivate it. Administrators, except for their own account.' })
  suspend!: boolean;

  @Field({
    description: 'Try to delete it. Administrators, except for their own account. Fails with a professional profile.',
  })
  delete!: boolean;
}
