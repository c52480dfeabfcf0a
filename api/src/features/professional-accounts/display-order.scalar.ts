import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';

import { AppError } from '../../platform/errors/app-error';

/** Non-numeric text counts as 0, as the clinic's forms send it. BAD_REQUEST for fractions. */
export const DisplayOrder = new GraphQLScalarType<number, number>({
  name: 'DisplayOrder',
  description: 'Position in an order: an integer, lower first. Non-numeric values count as 0.',
  extensions: { jsonSchema: { type: ['integer', 'string'], examples: [0] } },
  serialize: Number,
  parseValue: parseOrder,
  parseLiteral: (node, variables) => parseOrder(valueFromASTUntyped(node, variables)),
});

function parseOrder(value: unknown): number {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const order = isNumeric ? Number(value) : Number.NaN;
  if (Number.isNaN(order)) return 0;
  if (Number.isInteger(order)) return order;
  throw new AppError('BAD_REQUEST', 'El orden debe ser un número entero');
}
