import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: "The caller's permissions on an account." })
export class UserAbilities {
  @Field({
    description: "Change it. An administrator's account needs `accounts`, and every permission that it has.",
  })
  update!: boolean;

  @Field({ description: 'Change its role. Requires `update`; not for the own account.' })
  changeRole!: boolean;

  @Field({
    description:
      'Make it an administrator. Requires `changeRole`, `accounts`, and that the owner of the password has proved the ' +
      'address.',
  })
  makeAdmin!: boolean;

  @Field({ description: 'Choose its permissions. Requires `changeRole` and `accounts`.' })
  changePermissions!: boolean;

  @Field({ description: 'Suspend and reactivate it. Requires `update`; not for the own account.' })
  suspend!: boolean;

  @Field({
    description: 'Try to delete it. Requires `update`; not for the own account. Fails with a professional profile.',
  })
  delete!: boolean;
}
