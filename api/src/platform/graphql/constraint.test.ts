import 'reflect-metadata';

import { buildSchema as parseSchema, printSchema, specifiedDirectives } from 'graphql';
import { Arg, Args, ArgsType, buildSchemaSync, Field, InputType, Int, Query, Resolver } from 'type-graphql';

import { IsWithin } from '../validation/number';
import { IsOption } from '../validation/option';
import { IsText } from '../validation/text';
import { Constraint, constraintDirective, withConstraints } from './constraint';
import { Money } from './scalars';

@InputType()
class PlaceInput {
  @IsText({ required: 'Falta el nombre', max: 100, pattern: { test: /^"\w+\\/, message: 'No' } })
  @Field()
  name!: string;

  @IsWithin({ min: 0, max: 9, message: 'No' })
  @Field(() => Int)
  order!: number;

  @IsOption({ options: ['ARS', 'USD'], message: 'No' })
  @Field()
  currency!: string;

  @Field(() => Money)
  price!: string;
}

@InputType()
class NamedPlaceInput extends PlaceInput {
  @Constraint({ minItems: 1, maxItems: 3 })
  @Field(() => [String])
  tags!: string[];
}

@ArgsType()
class NoteArgs {
  @IsText({ max: 50 })
  @Field()
  note!: string;
}

@Resolver()
class PlaceResolver {
  @Query(() => Boolean)
  byName(@Arg('input') _input: NamedPlaceInput, @Constraint({ minLength: 6 }) @Arg('secret') _secret: string): boolean {
    return true;
  }

  @Query(() => Boolean)
  byNote(@Args(() => NoteArgs) _args: NoteArgs): boolean {
    return true;
  }
}

const schema = buildSchemaSync({
  resolvers: [PlaceResolver],
  directives: [...specifiedDirectives, constraintDirective],
  validate: false,
});
const sdl = withConstraints(printSchema(schema), schema);

test('the schema has the constraints of each field, argument and scalar', () => {
  expect(sdl).toContain('order: Int! @constraint(min: 0, max: 9)');
  expect(sdl).toContain('currency: String! @constraint(options: ["ARS", "USD"])');
  expect(sdl).toContain('tags: [String!]! @constraint(minItems: 1, maxItems: 3)');
  expect(sdl).toContain('byNote(note: String! @constraint(maxLength: 50)): Boolean!');
  expect(sdl).toContain('secret: String! @constraint(minLength: 6)');
  expect(sdl).toMatch(/^scalar Money @constraint\(min: 0, max: 9999999999\.99\)$/m);
  expect(sdl).toContain('price: Money!\n');
  expect(() => parseSchema(sdl)).not.toThrow();
});

test('a pattern is printed unchanged, and one with flags is refused', () => {
  expect(sdl).toContain(String.raw`name: String! @constraint(minLength: 1, maxLength: 100, pattern: "^\"\\w+\\\\")`);
  expect(() => Constraint({ pattern: /a/i })).toThrow('has no flags');
});
