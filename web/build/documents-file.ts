import { InMemoryCache } from '@apollo/client/cache';
import { print, type DocumentNode } from 'graphql';
import type { Plugin } from 'vite';

/** As codegen writes an operation, on one line. */
const OPERATION = /^export const \w+Document = (\{.*\}) as unknown as DocumentNode</gm;

/** Tells the server the texts of all operations that the web sends, in .vite/documents.json. */
export function documentsFile(): Plugin {
  const texts = new Set<string>();
  return {
    name: 'turnero-documents',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => texts.clear(),
    transform(code, id) {
      if (id.endsWith('.generated.ts')) for (const text of textsIn(code)) texts.add(text);
      return null;
    },
    generateBundle() {
      const source = JSON.stringify([...texts].toSorted());
      this.emitFile({ type: 'asset', fileName: '.vite/documents.json', source });
    },
  };
}

/** As Apollo sends them: the cache adds __typename. */
export function textsIn(code: string): string[] {
  const cache = new InMemoryCache();
  const documents = [...code.matchAll(OPERATION)].map(([, json]) => JSON.parse(json!) as DocumentNode);
  return documents.map((document) => print(cache.transformDocument(document)));
}
