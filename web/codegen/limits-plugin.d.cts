import type { GraphQLSchema } from 'graphql';

/** Gives '' for a schema that limits nothing. */
export function plugin(schema: GraphQLSchema): string;
