import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { getOperationAST, print, type DocumentNode } from 'graphql';
import { of } from 'rxjs';

import { textsIn } from './documents-file';

const SOURCES = path.join(__dirname, '../src');
const generated = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.generated.ts'))
  .map((name) => readFileSync(path.join(SOURCES, name), 'utf8'));

test('lists every operation for the server, in the exact text that Apollo sends', async () => {
  const documents = generated.flatMap((code) =>
    [...code.matchAll(/^export const \w+Document = (\{.*\}) as unknown as/gm)].map(
      ([, json]) => JSON.parse(json!) as DocumentNode,
    ),
  );
  const sent: string[] = [];
  const server = new ApolloLink(({ query }) => {
    sent.push(print(query));
    return of({ data: {} });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: server });
  for (const document of documents) {
    const isChange = getOperationAST(document)?.operation === 'mutation';
    await (isChange ? client.mutate({ mutation: document }) : client.query({ query: document })).catch(() => undefined);
  }
  expect(sent.length).toBeGreaterThan(150);
  expect(sent.toSorted()).toEqual(generated.flatMap(textsIn).toSorted());
});
