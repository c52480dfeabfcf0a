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

import { deprecated } from './platform/graphql/deprecated';
import { apiSchema } from './schema';

interface Part {
  at: string;
  description: string | null | undefined;
  deprecationReason?: string | null | undefined;
}

/** Types, fields, arguments, enum values and directives, without the root types. */
function partsOf(schema: GraphQLSchema): Part[] {
  return [...typeParts(schema), ...directiveParts(schema)];
}

function directiveParts(schema: GraphQLSchema): Part[] {
  return schema
    .getDirectives()
    .flatMap((directive) => [
      part(`@${directive.name}`, directive),
      ...directive.args.map((arg) => part(`@${directive.name}(${arg.name})`, { description: arg.description })),
    ]);
}

function typeParts(schema: GraphQLSchema): Part[] {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type): Part[] => {
      const self = isObjectType(type) && roots.has(type) ? [] : [{ at: type.name, description: type.description }];
      if (isEnumType(type)) {
        return [...self, ...type.getValues().map((value) => part(`${type.name}.${value.name}`, value))];
      }
      if (isInputObjectType(type)) {
        return [...self, ...Object.values(type.getFields()).map((field) => part(`${type.name}.${field.name}`, field))];
      }
      if (!isObjectType(type) && !isInterfaceType(type)) return self;
      return Object.values(type.getFields()).reduce<Part[]>((parts, field) => {
        const at = `${type.name}.${field.name}`;
        return [...parts, part(at, field), ...field.args.map((arg) => part(`${at}(${arg.name})`, arg))];
      }, self);
    });
}

function part(at: string, { description, deprecationReason }: Omit<Part, 'at'>): Part {
  return { at, description, deprecationReason };
}

const parts = partsOf(apiSchema());

test('the schema is valid', () => {
  expect(validateSchema(apiSchema())).toEqual([]);
});

test('every type, field, argument and value has a description', () => {
  expect(parts.length).toBeGreaterThan(150);
  expect(parts.filter(({ description }) => !description?.trim()).map(({ at }) => at)).toEqual([]);
});

test('a description does not just repeat the name', () => {
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

const DEPRECATION = /^(\d{4}-\d\d-\d\d): use .+\. Removed not before (\d{4}-\d\d-\d\d)\.$/;

test('deprecations have a date, a replacement, and at least half a year’s notice', () => {
  expect(deprecated({ since: '2026-11-26', use: 'rooms', until: '2027-05-26' })).toMatch(DEPRECATION);
  const faults = parts
    .filter(({ deprecationReason }) => deprecationReason)
    .filter(({ deprecationReason }) => {
      const [, since, until] = DEPRECATION.exec(deprecationReason!) ?? [];
      return !since || !until || Date.parse(until) - Date.parse(since) < 180 * 24 * 3600 * 1000;
    });
  expect(faults).toEqual([]);
});
