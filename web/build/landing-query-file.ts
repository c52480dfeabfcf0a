import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { Kind, parse, print, visit, type DocumentNode } from 'graphql';
import type { Plugin } from 'vite';

const SOURCES = [
  '../src/features/landing/landing.graphql',
  '../src/shared/clinic/clinic.graphql',
  '../src/shared/people/cards.graphql',
];

/**
 * Writes dist/landing.graphql: the landing's own query, with __typename, for the server to run and put the
 * answer's `data` into the page. So the page's first data and the query that reads them cannot differ.
 */
export function landingQueryFile(): Plugin {
  return {
    name: 'turnero-landing-query',
    apply: 'build',
    async generateBundle() {
      const texts = await Promise.all(
        SOURCES.map((source) => readFile(fileURLToPath(new URL(source, import.meta.url)), 'utf8')),
      );
      this.emitFile({ type: 'asset', fileName: 'landing.graphql', source: landingQuery(texts.join('\n')) });
    },
  };
}

/** Keeps `query Landing` and the fragments out of `text`, asking for __typename in every selection below the root. */
export function landingQuery(text: string): string {
  const document = parse(text, { noLocation: true });
  const definitions = document.definitions.filter(
    (definition) => definition.kind === Kind.FRAGMENT_DEFINITION || ('name' in definition && definition.name?.value === 'Landing'),
  );
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
  const complete: DocumentNode = visit({ ...document, definitions }, {
    SelectionSet: {
      leave(node, _key, parent) {
        const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
        return isRoot ? undefined : { ...node, selections: [...node.selections, typename] };
      },
    },
  });
  return print(complete);
}
