import { buildSchema } from 'graphql';

import { plugin } from './limits-plugin.cjs';

const generate = (sdl: string, config?: { only?: string[]; except?: string[] }) =>
  plugin(
    buildSchema(`
      directive @constraint(minLength: Int, maxLength: Int, pattern: String, max: Float, earliest: String, options: [String!])
        on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | SCALAR
      ${sdl}
    `),
    [],
    config,
  );

test('An input tells the limits of its fields, with patterns and options that can be used as they are', () => {
  const text = generate(`input RoomInput {
    currency: String @constraint(options: ["ARS", "USD"])
    name: String @constraint(minLength: 1, maxLength: 100)
    code: String @constraint(pattern: "^a/\\\\d$")
    active: Boolean
  }`);
  expect(text.split('\n')).toEqual([
    'export const roomInputLimits = {',
    '  currency: { options: ["ARS", "USD"] },',
    '  name: { minLength: 1, maxLength: 100 },',
    '  code: { pattern: /^a\\/\\d$/ },',
    '} as const;',
  ]);
});

test('So do a query and a mutation of their arguments, and a scalar of its values', () => {
  const text = generate(`
    scalar Money @constraint(max: 9.99)
    scalar Day @constraint(earliest: "1900-01-01")
    type Query { named(name: String @constraint(maxLength: 6)): Boolean }
    type Mutation { rename(name: String @constraint(maxLength: 5)): Boolean, forget: Boolean }
  `);
  expect(text.split('\n\n')).toEqual([
    'export const moneyLimits = { max: 9.99 } as const;',
    'export const dayLimits = { earliest: "1900-01-01" } as const;',
    'export const namedLimits = {\n  name: { maxLength: 6 },\n} as const;',
    'export const renameLimits = {\n  name: { maxLength: 5 },\n} as const;',
  ]);
});

test('omits types and operations without limits', () => {
  expect(generate('input RoomInput { name: String } type Mutation { forget(id: Int): Boolean }')).toBe('');
});

test('Those that are named have a file of their own', () => {
  const sdl = `
    input RoomInput { name: String @constraint(maxLength: 5) }
    type Mutation { rename(name: String @constraint(maxLength: 6)): Boolean }
  `;
  expect(generate(sdl, { only: ['RoomInput'] })).toBe(
    'export const roomInputLimits = {\n  name: { maxLength: 5 },\n} as const;',
  );
  expect(generate(sdl, { except: ['RoomInput'] })).toBe(
    'export const renameLimits = {\n  name: { maxLength: 6 },\n} as const;',
  );
});
