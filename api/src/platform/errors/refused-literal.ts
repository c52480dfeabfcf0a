import { TokenKind, type GraphQLError, type Token } from 'graphql';

/** GraphQL's messages about a value in the query; they all quote it. */
const ABOUT_LITERAL = / cannot represent |^Expected value of type |^Value ".*" does not exist in |^Argument ".*" has invalid value /s;

/** Values that syntax errors quote. */
const QUOTED_VALUE = /\b(String|BlockString|Int|Float) ".*"/gs;

export function isAboutLiteral({ message }: GraphQLError): boolean {
  return ABOUT_LITERAL.test(message);
}

/** Removes the values from a syntax error. */
export function withoutValues(message: string): string {
  return message.replace(QUOTED_VALUE, '$1');
}

/**
 * The argument or field of the refused value, from the tokens before it (`name: value`, `name: [value, value`), or
 * null.
 */
export function fieldOfLiteral({ nodes }: GraphQLError): string | null {
  let before = nodes?.[0]?.loc?.startToken.prev;
  while (before && IN_LIST.has(before.kind)) before = before.prev;
  return before?.kind === TokenKind.COLON && before.prev?.kind === TokenKind.NAME ? before.prev.value : null;
}

const IN_LIST: ReadonlySet<Token['kind']> = new Set([
  TokenKind.BRACKET_L, TokenKind.INT, TokenKind.FLOAT, TokenKind.STRING, TokenKind.BLOCK_STRING, TokenKind.NAME,
]);
