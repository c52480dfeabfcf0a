import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  validateSchema,
  type GraphQLSchema,
} from 'graphql';

import { apiSchema } from './schema';

interface Part {
  at: string;
  description: string | null | undefined;
}

/** Every type, field, argument and enum value; the root types need no words of their own. */
function partsOf(schema: GraphQLSchema): Part[] {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type): Part[] => {
      const self = isObjectType(type) && roots.has(type) ? [] : [{ at: type.name, description: type.description }];
      if (isEnumType(type)) {
        return [
          ...self,
          ...type.getValues().map(({ name, description }) => ({ at: `${type.name}.${name}`, description })),
        ];
      }
      if (isInputObjectType(type)) {
        return [
          ...self,
          ...Object.values(type.getFields()).map(({ name, description }) => ({
            at: `${type.name}.${name}`,
            description,
          })),
        ];
      }
      if (!isObjectType(type) && !isInterfaceType(type)) return self;
      return Object.values(type.getFields()).reduce<Part[]>((parts, { name, description, args }) => {
        const at = `${type.name}.${name}`;
        return [
          ...parts,
          { at, description },
          ...args.map((arg) => ({ at: `${at}(${arg.name})`, description: arg.description })),
        ];
      }, self);
    });
}

const parts = partsOf(apiSchema());

test('The schema is sound', () => {
  expect(validateSchema(apiSchema())).toEqual([]);
});

test('Every type, field, argument and value of the schema is described', () => {
  expect(parts.length).toBeGreaterThan(150);
  expect(parts.filter(({ description }) => !description?.trim()).map(({ at }) => at)).toEqual([]);
});

test('A description says more than the name does', () => {
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/\b(the|a|an|its|their|of|this)\b/g, '')
      .replace(/[^a-z]/g, '');
  expect(
    parts
      .filter(({ at, description }) => words(description ?? '') === words(at.split('.').at(-1) ?? ''))
      .map(({ at }) => at),
  ).toEqual([]);
});
