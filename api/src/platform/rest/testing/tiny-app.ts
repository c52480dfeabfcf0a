import { buildSchema, parse, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { ALL_PERMISSIONS } from '../../../domain/permissions';
import type { Actor } from '../../access/actor';
import { Admin, enforceAccess } from '../../access/allow';
import { createContext } from '../../context';
import { toPublicError } from '../../errors/public-error';
import { executorOf } from '../../graphql/execution/execute-operation';
import type { Gateway } from '../../http/gateway';
import { createLog } from '../../log';
import { createRestListener } from '../listener';
import { created, nothing, route } from '../route';
import { compileTable } from '../table';

const SDL = /* GraphQL */ `
  type Query {
    things(first: Int! = 10, kind: Kind, onSale: Boolean, text: String, price: Float): Things!
    thing(id: Int!): Thing!
  }
  type Mutation {
    saveThing(id: ID, input: ThingInput!, idempotencyKey: String): Things!
    removeThing(id: ID!): Boolean!
  }
  enum Kind { big small }
  input ThingInput { itemName: String!, longText: String, itemCount: Int! = 1, maker: MakerInput, labels: [String!] }
  input MakerInput { homePhone: String!, helpers: [HelperInput!] }
  input HelperInput { homePhone: String!, shortName: String }
  type Things { said: String! }
  type Thing { id: Int!, name: String!, maker: Maker, parts: [Thing!]! }
  type Maker { name: String! }
`;

/** Distinguishes absent and null. */
const sayBack: GraphQLFieldResolver<unknown, unknown> = (_source, args) => ({ said: JSON.stringify(args) });

function tinySchema(state: Pick<TinyApp, 'fail'>): GraphQLSchema {
  const schema = buildSchema(SDL);
  const { things, thing } = schema.getQueryType()!.getFields();
  const { saveThing, removeThing } = schema.getMutationType()!.getFields();
  for (const field of [things, thing, saveThing]) field!.extensions = { allow: ['public'] };
  removeThing!.extensions = { allow: [Admin('rooms')] };
  things!.resolve = sayBack;
  saveThing!.resolve = (source, args, context, info) => {
    if (state.fail) throw state.fail;
    return sayBack(source, args, context, info);
  };
  removeThing!.resolve = () => true;
  const part = { id: 2, name: 'Rueda', maker: null, parts: [] };
  thing!.resolve = () => ({ id: 1, name: 'Carro', maker: { name: 'Ana' }, parts: [part] });
  return enforceAccess(schema);
}

const THING = `{ id made__name: name made__by: maker { full__name: name } parts { id made__name: name } }`;
const SAVE = `saveThing(id: $id, idempotencyKey: $idempotencyKey, input: {itemName: $item_name, longText: $long_text,
  itemCount: $item_count, maker: $maker, labels: $labels}) { said }`;
const document = (text: string) => () => parse(`"""Prueba"""\n${text}`);

const routes = [
  route(
    'GET',
    '/things',
    document(
      `query Q($first: Int, $kind: Kind, $on_sale: Boolean, $text: String, $price: Float) {
        things(first: $first, kind: $kind, onSale: $on_sale, text: $text, price: $price) { said }
      }`,
    ),
  ),
  route('GET', '/things/{id}', document(`query Q($id: Int!) { thing(id: $id) ${THING} }`)),
  route('DELETE', '/things/{id}', document('mutation Q($id: ID!) { removeThing(id: $id) }'), nothing),
  route('GET', '/public/things', document('query Q { things { said } }')),
  route('GET', '/things/newest', document('query Q { things { said } }')),
  route(
    'POST',
    '/things',
    document(
      `mutation Q($id: ID, $item_name: String!, $long_text: String, $item_count: Int, $maker: MakerInput, $labels: [String!],
        $idempotencyKey: String) { ${SAVE} }`,
    ),
    created,
  ),
];

export interface TinyApp {
  url: string;
  port: number;
  actor: Actor;
  fail: Error | null;
  lines: string[];
  nextRequest(): Promise<unknown>;
  close(): Promise<unknown>;
}

export const GUEST: Actor = { kind: 'guest', staleToken: false };

export function member(role: 'admin' | 'user'): Actor {
  return {
    kind: 'member',
    permissions: ALL_PERMISSIONS,
    userId: 1,
    role,
    professionalId: null,
    sessionHash: Buffer.alloc(32),
  };
}

/** Its schema echoes input. */
export async function startTinyApp(): Promise<TinyApp> {
  const lines: string[] = [];
  const state: Pick<TinyApp, 'actor' | 'fail' | 'lines'> = { actor: GUEST, fail: null, lines };
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const services = { db: undefined as never, clock: () => new Date('2026-06-01T11:00:00Z'), log };
  const schema = tinySchema(state);
  const context = () => createContext(services, { actor: state.actor, requestId: 'request-1', source: 'test' });
  const gateway: Gateway = {
    contextOf: async () => context(),
    visitorOf: context,
    inTurn: (_, work) => work(),
    publicError: (thrown) =>
      toPublicError(thrown, { unknown: () => undefined, refused: () => undefined }, () => 'error-1'),
    log,
    stopping: new AbortController().signal,
  };
  const server = createServer(
    createRestListener({
      execute: executorOf(schema),
      resources: compileTable(schema, routes),
      examples: [],
      outgoing: { webhooks: {}, schemas: {} },
      groups: {},
      gatewayOf: () => gateway,
      clock: services.clock,
    }),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    port,
    nextRequest: () => new Promise((resolve) => server.once('request', resolve)),
    close: () => new Promise((resolve) => server.close(resolve)),
  });
}
