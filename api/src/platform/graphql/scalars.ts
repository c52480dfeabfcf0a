import { GraphQLScalarType, Kind, type ScalarTypeDefinitionNode, type ValueNode } from 'graphql';

import { FIRST_YEAR, isCalendarDate } from '../../domain/calendar-date';
import { parseInstant } from '../../domain/clinic-time';
import { AppError } from '../errors/app-error';
import { constrainedScalar } from './constraint';

export const LocalDate = textScalar({
  name: 'LocalDate',
  description: "A calendar date in the clinic's time zone, yyyy-MM-dd, years 1900 to 9999.",
  accepts: isCalendarDate,
  jsonSchema: { type: 'string', format: 'date', examples: ['2026-11-21'] },
  message: 'La fecha debe tener la forma AAAA-MM-DD',
  astNode: constrainedScalar('LocalDate', { earliest: `${FIRST_YEAR}-01-01` }),
});

/** Stays text: only services know the clinic's zone. */
export const DateTime = textScalar({
  name: 'DateTime',
  description:
    "An instant as ISO 8601 with the clinic's offset and whole minutes, e.g. 2026-11-21T09:00:00-03:00. " +
    "On input any offset or Z is accepted; without one the clinic's time is meant.",
  accepts: (text) => parseInstant(text, 'UTC') !== null,
  // No `date-time` format: input may omit the offset.
  jsonSchema: { type: 'string', examples: ['2026-11-21T09:00:00-03:00'] },
  message: 'La fecha y hora debe tener la forma AAAA-MM-DDTHH:mm, con minutos enteros',
});

const MOST_MONEY = 9_999_999_999.99;
const TOO_MUCH = 'El importe no puede superar 9.999.999.999,99';

/** Decimal text in the API, as in PostgreSQL ("12000.00"). */
export const Money = new GraphQLScalarType<string, number>({
  name: 'Money',
  description: 'An amount of money as a JSON number with at most two decimals, from 0 to 9999999999.99.',
  extensions: { jsonSchema: { type: 'number', minimum: 0, maximum: MOST_MONEY, examples: [12000] } },
  astNode: constrainedScalar('Money', { min: 0, max: MOST_MONEY }),
  serialize: (value) => Number(value),
  parseValue: parseMoney,
  parseLiteral: (node) => parseMoney(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : null),
});

/** Decimal text, '-500.00'. Only of answers. */
export const SignedMoney = new GraphQLScalarType<never, number>({
  name: 'SignedMoney',
  description: 'An amount of money as a JSON number with at most two decimals, below zero too. Only in answers.',
  extensions: { jsonSchema: { type: 'number', examples: [-500] } },
  serialize: (value) => Number(value),
});

function parseMoney(value: unknown): string {
  if (typeof value === 'number' && value >= 0 && value <= MOST_MONEY) {
    const text = value.toFixed(2);
    if (Number(text) === value) return text;
  }
  const isTooMuch = typeof value === 'number' && value > MOST_MONEY;
  throw new AppError(
    'BAD_REQUEST',
    isTooMuch ? TOO_MUCH : 'El importe debe ser un número no negativo con dos decimales como máximo',
  );
}

interface TextScalar {
  name: string;
  description: string;
  accepts(text: string): boolean;
  message: string;
  jsonSchema: object;
  astNode?: ScalarTypeDefinitionNode;
}

function textScalar({
  name,
  description,
  accepts,
  message,
  jsonSchema,
  astNode,
}: TextScalar): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string => {
    if (typeof value === 'string' && accepts(value)) return value;
    throw new AppError('BAD_REQUEST', message);
  };
  return new GraphQLScalarType<string, string>({
    name,
    description,
    extensions: { jsonSchema },
    astNode,
    serialize: String,
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : null),
  });
}
