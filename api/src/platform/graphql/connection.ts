import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';

import { invalid } from '../errors/app-error';

/** Relay connections (relay.dev/graphql/connections.htm), for programs. */
@ArgsType()
export class ConnectionArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'Number of edges from the start or after `after`: 1 to 200. Default without `last`: 50.',
  })
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Returns only edges after this cursor. BAD_REQUEST for a cursor of another list.',
  })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of edges from the end or before `before`: 1 to 200. Not with first.',
  })
  last?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Returns only edges before this cursor; requires `last`. BAD_REQUEST for a cursor of another list.',
  })
  before?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Position of the edges in the list.' })
export class PageInfo {
  @Field({ description: 'True if edges follow the last one; always true with `before`.' })
  hasNextPage!: boolean;

  @Field({ description: 'True if edges precede the first one; always true with `after`.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first edge, for `before`; null without edges.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last edge, for `after`; null without edges.' })
  endCursor!: string | null;
}

export interface Connection<Node> {
  edges: { node: Node; cursor: string }[];
  pageInfo: PageInfo;
  isNear: boolean;
}

export function connectionType<Node extends object>(node: ClassType<Node>, name: string) {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: `An item of the list with its cursor.` })
  class Edge {
    @Field(() => node, { description: 'The item.' })
    node!: Node;

    @Field({ description: 'Opaque position for `after` and `before`.' })
    cursor!: string;
  }

  @ObjectType({ simpleResolvers: true })
  abstract class ConnectionBase {
    @Field(() => [Edge], { description: 'Always in list order, with `last` too.' })
    edges!: Edge[];

    @Field(() => PageInfo, { description: 'Cursors and flags for the next and previous page.' })
    pageInfo!: PageInfo;
  }
  return ConnectionBase;
}

/** Finds a cursor's row by its ordering values, not by position. */
export interface Keyset<Row, Key> {
  /** The list and its order: a cursor of another is refused. */
  list: string;
  cursorOf(row: Row): readonly (string | number)[];
  /** null: not a cursor of this list. */
  parse(values: readonly unknown[]): Key | null;
}

/** `limit` + 1 rows after `from`, or before it if backwards. */
export interface Span<Key> {
  from: Key | null;
  limit: number;
  backwards: boolean;
}

const MOST_EDGES = 200;
const EDGES = 50;

/** BAD_REQUEST on first, after, last or before. */
export async function readConnection<Row, Key, Node>(
  args: ConnectionArgs,
  keyset: Keyset<Row, Key>,
  read: (span: Span<Key>) => Promise<{ rows: readonly Row[]; isNear: boolean }>,
  toNode: (row: Row) => Node,
): Promise<Connection<Node>> {
  const span = spanOf(args, keyset);
  const { rows, isNear } = await read(span);
  const page = rows.slice(0, span.limit);
  if (span.backwards) page.reverse();
  const edges = page.map((row) => ({ node: toNode(row), cursor: encode(keyset.list, keyset.cursorOf(row)) }));
  const [isMoreAhead, isMoreBehind] = [rows.length > span.limit, span.from !== null];
  return {
    edges,
    pageInfo: {
      hasNextPage: span.backwards ? isMoreBehind : isMoreAhead,
      hasPreviousPage: span.backwards ? isMoreAhead : isMoreBehind,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    isNear,
  };
}

function spanOf<Key>({ first, after, last, before }: ConnectionArgs, keyset: Keyset<never, Key>): Span<Key> {
  const backwards = last != null;
  if (backwards && first != null) throw invalid('last', 'Pedí first o last, no los dos');
  if (backwards && after != null) throw invalid('after', 'after va con first; con last va before');
  if (!backwards && before != null) throw invalid('before', 'before va con last; con first va after');
  const [field, limit] = backwards ? ['last', last] : ['first', first ?? EDGES];
  if (limit < 1 || limit > MOST_EDGES) throw invalid(field, `La cantidad debe estar entre 1 y ${MOST_EDGES}`);
  const cursor = backwards ? before : after;
  if (cursor == null) return { from: null, limit, backwards };
  const from = decode(cursor, keyset);
  if (from === null) throw invalid(backwards ? 'before' : 'after', 'La posición de la lista no es válida');
  return { from, limit, backwards };
}

export function instantIn(millis: unknown): Date | null {
  return typeof millis === 'number' && millis >= 0 && millis < END_OF_9999 ? new Date(millis) : null;
}

const END_OF_9999 = Date.UTC(10_000, 0);

function encode(list: string, values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify([list, ...values])).toString('base64url');
}

function decode<Key>(cursor: string, { list, parse }: Keyset<never, Key>): Key | null {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(decoded) || decoded[0] !== list) return null;
    return parse(decoded.slice(1));
  } catch {
    return null;
  }
}
