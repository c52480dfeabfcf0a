import type { DocumentNode } from 'graphql';

interface Output {
  prepend: string[];
  content: string;
}

/** Gives '' for a file without operations. */
export function plugin(
  schema: unknown,
  documents: { document: DocumentNode }[],
  config: object,
  info: { outputFile: string },
): Output;
