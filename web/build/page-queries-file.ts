import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { Kind, parse, print, visit, type DocumentNode } from 'graphql';
import type { Plugin } from 'vite';

const SOURCES = [
  '../src/features/landing/landing.graphql',
  '../src/features/booking/booking.graphql',
  '../src/features/requests/send/request-page.graphql',
  '../src/features/directory/directory.graphql',
  '../src/clinic/slots/slots.graphql',
  '../src/clinic/slots/first-slots.graphql',
  '../src/clinic/facts/clinic.graphql',
  '../src/clinic/hours/hours.graphql',
  '../src/clinic/people/cards.graphql',
  '../src/clinic/questions/form-questions.graphql',
];
/** Pages may bring their answers; app/page-data.ts reads them. */
const QUERIES = new Set([
  'Landing',
  'BookingProfessional',
  'MonthSlots',
  'FirstSlot',
  'RequestPage',
  'FirstSlots',
  'ProfessionalPage',
  'SpecialtyPage',
]);

/** Writes dist/pages.graphql: the server runs the web's own queries, so that its data fits. */
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

/** Keeps `names` and fragments; adds __typename below the root. */
export function pageQueries(text: string, names: ReadonlySet<string>): string {
  const document = parse(text, { noLocation: true });
  const definitions = document.definitions.filter(
    (definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION || ('name' in definition && names.has(definition.name?.value ?? '')),
  );
  const needed = new Set(names);
  visit({ ...document, definitions }, { FragmentSpread: ({ name }) => void needed.add(name.value) });
  const missing = [...needed].filter((name) => !definitions.some((it) => 'name' in it && it.name?.value === name));
  if (missing.length > 0) throw new Error(`No query or fragment is called ${missing.join(' or ')}.`);
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
  const complete: DocumentNode = visit(
    { ...document, definitions },
    {
      SelectionSet: {
        leave(node, _key, parent) {
          const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
          return isRoot ? undefined : { ...node, selections: [...node.selections, typename] };
        },
      },
    },
  );
  return print(complete);
}
