import { ArgsType, Field, Int } from 'type-graphql';

@ArgsType()
export class OrderArgs {
  @Field(() => [Int], {
    description: 'Ids of all professionals in the new order, hidden and suspended ones too.',
  })
  ids!: number[];

  @Field(() => [Int], {
    nullable: true,
    description: 'The order that the change is based on. Absent or null: the current one.',
  })
  expectedIds?: number[] | null;
}
