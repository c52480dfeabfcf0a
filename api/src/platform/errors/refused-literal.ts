import { TokenKind, type GraphQLError, type Token } from 'graphql';

const ABOUT_LITERAL =
  / cannot represent |^Expected value of type |^Value ".*" does not exist in |^Argument ".*" has invalid value /s;

const QUOTED_VALUE = /\b(String|BlockString|Int|Float) ".*"/gs;

export function isAboutLiteral({ message }: GraphQLError): boolean {
  return ABOUT_LITERAL.test(message);
}

export function withoutValues(message: string): string {
  return message.replace(QUOTED_VALUE, '$1');
}

/** The name before `name: value` or `name: [value, value`. */
export function fieldOfLiteral({ nodes }: GraphQLError): string | null {
  let before = nodes?.[0]?.loc?.startToken.prev;
  while (before && IN_LIST.has(before.kind)) before = before.prev;
  return before?.kind === TokenKind.COLON && before.prev?.kind === TokenKind.NAME ? before.prev.value : null;
}

const IN_LIST: ReadonlySet<Token['kind']> = new Set([
  TokenKind.BRACKET_L,
  TokenKind.INT,
  TokenKind.FLOAT,
  TokenKind.STRING,
  TokenKind.BLOCK_STRING,
  TokenKind.NAME,
]);
