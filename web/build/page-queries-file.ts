import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { Kind, parse, print, visit, type DocumentNode } from 'graphql';
import type { Plugin } from 'vite';

const SOURCES = [
  '../src/features/landing/landing.graphql',
  '../src/features/booking/booking.graphql',
  '../src/features/requests/send/request-page.graphql',
  '../src/shared/slots/slots.graphql',
  '../src/shared/clinic/clinic.graphql',
  '../src/shared/people/cards.graphql',
  '../src/shared/form/questions/form-questions.graphql',
];
/** Those whose answers a page may bring along; app/page-data.ts takes them up. */
const QUERIES = new Set(['Landing', 'BookingProfessional', 'MonthSlots', 'FirstSlot', 'RequestPage']);

/**
 * Writes dist/pages.graphql: the web's own queries, with __typename, for the server to run and put the answers' `data` into
 * the page. So a page's first data and the query that reads them cannot differ.
 */
export function pageQueriesFile(): Plugin {
  return {
    name: 'turnero-page-queries',
    apply: 'build',
    async generateBundle() {
      const texts = await Promise.all(
        SOURCES.map((source) => readFile(fileURLToPath(new URL(source, import.meta.url)), 'utf8')),
      );
      this.emitFile({ type: 'asset', fileName: 'pages.graphql', source: pageQueries(texts.join('\n'), QUERIES) });
    },
  };
}

/** Keeps the queries `names` and the fragments out of `text`, asking for __typename in every selection below the root. */
export function pageQueries(text: string, names: ReadonlySet<string>): string {
  const document = parse(text, { noLocation: true });
  const definitions = document.definitions.filter(
    (definition) => definition.kind === Kind.FRAGMENT_DEFINITION || ('name' in definition && names.has(definition.name?.value ?? '')),
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
