import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Permissions of the caller on a room.' })
export class RoomAbilities {
  @Field({ description: 'Whether the caller may change it.' })
  update!: boolean;

  @Field({ description: 'Whether the caller may delete it, unless it ever had bookings.' })
  delete!: boolean;
}
