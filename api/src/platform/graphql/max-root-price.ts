import { GraphQLError, Kind, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode, type ValidationRule } from 'graphql';

/** What a root field of the schema says it costs, in its extensions; `@Extensions(price(4))` above a query. */
export function price(points: number): { price: number } {
  return { price: points };
}

/**
 * Refuses an operation whose root fields cost more than `max` together, by whatever names and fragments: each its `price`,
 * else 1. Cost as other rules count it is of the answer's fields: `firstSlot` is a single one, and weeks of a clinic's
 * calendar to work out.
 */
export function maxRootPrice(max: number): ValidationRule {
  return (context) => ({
    OperationDefinition(operation) {
      const fields = context.getSchema().getRootType(operation.operation)?.getFields();
      const priceOf = ({ name }: FieldNode): number => Number(fields?.[name.value]?.extensions['price'] ?? 1);
      // Fields of one name are answered once.
      const prices = new Map<string, number>();
      const seen = new Set<FragmentDefinitionNode>();
      const collect = ({ selections }: SelectionSetNode): void => {
        for (const selection of selections) {
          if (selection.kind === Kind.FIELD) prices.set((selection.alias ?? selection.name).value, priceOf(selection));
          else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
          else {
            const fragment = context.getFragment(selection.name.value);
            if (!fragment || seen.has(fragment)) continue;
            seen.add(fragment);
            collect(fragment.selectionSet);
          }
        }
      };
      collect(operation.selectionSet);
      const total = [...prices.values()].reduce((sum, one) => sum + one, 0);
      if (total > max) {
        // In the form of the other limits, which errors/graphql-refusal puts into Spanish.
        context.reportError(new GraphQLError(`Root price limit of ${max} exceeded, found ${total}.`, { nodes: operation }));
      }
    },
  });
}
