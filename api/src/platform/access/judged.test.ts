import 'reflect-metadata';

import { execute, parse } from 'graphql';
import { buildSchemaSync, Field, ObjectType, Query, Resolver } from 'type-graphql';

import type { Context } from '../context';
import { enforceJudgements, granted, Judged } from './judged';
import { PersonalData } from './personal-data';

interface Asking {
  mayRead: boolean;
}
const mayRead = (ctx: Context) => (ctx as unknown as Asking).mayRead;

@Judged<Diary>((ctx, diary) => (mayRead(ctx) ? diary : { ...diary, text: 'masked' }))
@ObjectType({ simpleResolvers: true })
class Diary {
  @PersonalData()
  @Field()
  text!: string;
}

@Judged<Letter>(async (ctx, letter) => (mayRead(ctx) ? letter : null))
@ObjectType({ simpleResolvers: true })
class Letter {
  @PersonalData()
  @Field()
  words!: string;
}

@Judged<Note>(() => {
  throw new Error('The database is away');
})
@ObjectType({ simpleResolvers: true })
class Note {
  @PersonalData()
  @Field()
  text!: string;
}

@ObjectType({ simpleResolvers: true })
class Shelf {
  @Field(() => Diary)
  one!: Diary;

  @Field(() => [Diary])
  all!: Diary[];

  @Field(() => Letter, { nullable: true })
  letter!: Letter | null;

  @Field(() => [Letter])
  letters!: Letter[];
}

@Resolver()
class ShelfResolver {
  @Query(() => Shelf)
  shelf(): Promise<Shelf> {
    const [diary, letter] = [{ text: 'secret' }, { words: 'secret' }];
    return Promise.resolve({ one: diary, all: [{ text: 'secret' }], letter, letters: [letter] });
  }

  @Query(() => Diary)
  written(): Diary {
    return granted({ text: 'own words' });
  }

  @Query(() => Note)
  note(): Note {
    return granted({ text: 'own words' });
  }
}

const schema = enforceJudgements(buildSchemaSync({ resolvers: [ShelfResolver], validate: false }));
const ask = async (query: string, asking: Asking) => execute({ schema, document: parse(query), contextValue: asking });

test('judges objects on every path, in lists and alone', async () => {
  const PATHS = '{ shelf { one { text } all { text } letter { words } } }';
  expect((await ask(PATHS, { mayRead: true })).data).toEqual({
    shelf: { one: { text: 'secret' }, all: [{ text: 'secret' }], letter: { words: 'secret' } },
  });
  expect((await ask(PATHS, { mayRead: false })).data).toEqual({
    shelf: { one: { text: 'masked' }, all: [{ text: 'masked' }], letter: null },
  });
});

test('refuses an unreadable object in a non-null field', async () => {
  const { data, errors } = await ask('{ shelf { letters { words } } }', { mayRead: false });
  expect([data, errors?.map(({ message }) => message)]).toEqual([null, ['Sin permisos para realizar esta acción']]);
});

test('does not judge again an object that its operation granted', async () => {
  expect((await ask('{ written { text } note { text } }', { mayRead: false })).data).toEqual({
    written: { text: 'own words' },
    note: { text: 'own words' },
  });
});

test('rejects at boot a type with personal data and no judgement', () => {
  @ObjectType()
  class Leak {
    @PersonalData()
    @Field()
    name!: string;
  }
  @Resolver()
  class LeakResolver {
    @Query(() => Leak)
    leak(): Leak {
      return { name: 'x' };
    }
  }
  const leaking = buildSchemaSync({ resolvers: [LeakResolver], validate: false });
  expect(() => enforceJudgements(leaking)).toThrow('Leak.name is personal, and its type is not judged: add @Judged');
});
