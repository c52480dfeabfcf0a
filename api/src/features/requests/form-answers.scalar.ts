import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';

import { AppError } from '../../platform/errors/app-error';

/** Accepts any object; answersFaults checks it against the specialty's form. */
export const FormAnswers = new GraphQLScalarType<Record<string, unknown>>({
  name: 'FormAnswers',
  description:
    'Answers to a form as a JSON object by field id: a text, a number, a boolean for a checkbox, or a list ' +
    'of chosen options. A date is yyyy-MM-dd.',
  extensions: {
    jsonSchema: { type: 'object', additionalProperties: true, examples: [{ obra_social: 'OSDE', peso: 72 }] },
  },
  serialize: (value) => value as Record<string, unknown>,
  parseValue: parseAnswers,
  parseLiteral: (node, variables) => parseAnswers(valueFromASTUntyped(node, variables)),
});

function parseAnswers(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new AppError('BAD_REQUEST', 'Las respuestas deben ser un objeto con una clave por pregunta');
}
