import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Permissions of the caller on a room.' })
export class RoomAbilities {
  @Field({ description: 'Change it.' })
  update!: boolean;

  @Field({ description: 'Delete it, as far as it never held anything.' })
  delete!: boolean;
}
