import type { GraphQLSchema } from 'graphql';

/** Gives '' for a schema that limits nothing. */
export function plugin(
  schema: GraphQLSchema,
  documents?: unknown,
  config?: { only?: string[] | undefined; except?: string[] | undefined },
): string;
