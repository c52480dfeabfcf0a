import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What whoever asks may do with a room.' })
export class RoomAbilities {
  @Field({ description: 'Change it.' })
  update!: boolean;

  @Field({ description: 'Delete it, as far as it never held anything.' })
  delete!: boolean;
}
