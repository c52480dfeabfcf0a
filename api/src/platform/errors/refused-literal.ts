import { TokenKind, type GraphQLError, type Token } from 'graphql';

/** What GraphQL says of a value written into a query, always with the value in it. */
const ABOUT_LITERAL = / cannot represent |^Expected value of type |^Value ".*" does not exist in |^Argument ".*" has invalid value /s;

/** The values that a syntax error quotes. Names are the query's own. */
const QUOTED_VALUE = /\b(String|BlockString|Int|Float) ".*"/gs;

export function isAboutLiteral({ message }: GraphQLError): boolean {
  return ABOUT_LITERAL.test(message);
}

/** A syntax error without the values in it. */
export function withoutValues(message: string): string {
  return message.replace(QUOTED_VALUE, '$1');
}

/**
 * The argument or input field that the refused value was written for, by what stands before it: `name: value`, or
 * `name: [value, value`. null where something else does.
 */
export function fieldOfLiteral({ nodes }: GraphQLError): string | null {
  let before = nodes?.[0]?.loc?.startToken.prev;
  while (before && IN_LIST.has(before.kind)) before = before.prev;
  return before?.kind === TokenKind.COLON && before.prev?.kind === TokenKind.NAME ? before.prev.value : null;
}

const IN_LIST: ReadonlySet<Token['kind']> = new Set([
  TokenKind.BRACKET_L, TokenKind.INT, TokenKind.FLOAT, TokenKind.STRING, TokenKind.BLOCK_STRING, TokenKind.NAME,
]);
