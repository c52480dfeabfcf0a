import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export const ImportOutcome = { ready: 'ready', made: 'made', already: 'already', faulty: 'faulty' } as const;
export type ImportOutcome = keyof typeof ImportOutcome;

registerEnumType(ImportOutcome, {
  name: 'ImportOutcome',
  description: 'Outcome of a row of an imported file.',
  valuesConfig: {
    ready: { description: 'It can be imported now.' },
    made: { description: 'This import created a record from it, or filled a known one.' },
    already: { description: 'An earlier import has it already; nothing changes.' },
    faulty: { description: 'It cannot be imported; see its faults.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Why a row cannot be imported.' })
export class ImportFault {
  @Field(() => String, { nullable: true, description: 'The column; null: the row as a whole.' })
  field!: string | null;

  @Field({ description: 'Spanish, for people.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Result of a row of an imported file.' })
export class ImportRowResult {
  @Field(() => Int, { description: 'As sent.' })
  line!: number;

  @Field(() => ImportOutcome, { description: 'Result of the row.' })
  outcome!: ImportOutcome;

  @Field({ description: 'It fills empty fields of a known patient or insurer, and adds none; of ready and made rows.' })
  fillsKnown!: boolean;

  @Field(() => [ImportFault], { description: 'Empty unless the row is faulty.' })
  faults!: ImportFault[];
}
