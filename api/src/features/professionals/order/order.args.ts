import { ArgsType, Field, Int } from 'type-graphql';

@ArgsType()
export class OrderArgs {
  @Field(() => [Int], {
    description: 'All professionals in the order to be, hidden and suspended ones too, each once.',
  })
  ids!: number[];

  @Field(() => [Int], {
    nullable: true,
    description: 'The order that it was made of. Absent or null: whatever stands.',
  })
  expectedIds?: number[] | null;
}
