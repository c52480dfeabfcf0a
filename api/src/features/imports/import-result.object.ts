import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export const ImportOutcome = { ready: 'ready', made: 'made', already: 'already', faulty: 'faulty' } as const;
export type ImportOutcome = keyof typeof ImportOutcome;

registerEnumType(ImportOutcome, {
  name: 'ImportOutcome',
  description: 'Outcome of a row of an imported file.',
  valuesConfig: {
    ready: { description: 'It can be imported, as things are now.' },
    made: { description: 'This import has made something of it.' },
    already: { description: 'An earlier import has: it changes nothing.' },
    faulty: { description: 'It cannot be imported; its faults say why.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Why a row cannot be imported.' })
export class ImportFault {
  @Field(() => String, { nullable: true, description: 'The column; null: the row as a whole.' })
  field!: string | null;

  @Field({ description: 'Spanish, to be shown.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A row of an imported file, and what becomes of it.' })
export class ImportRowResult {
  @Field(() => Int, { description: 'As it was sent.' })
  line!: number;

  @Field(() => ImportOutcome, { description: 'Result of the row.' })
  outcome!: ImportOutcome;

  @Field(() => [ImportFault], { description: 'None, unless it is faulty.' })
  faults!: ImportFault[];
}
