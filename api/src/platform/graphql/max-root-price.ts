import {
  GraphQLError,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';

/** For queries: `@Extensions(price(4))`. */
export function price(points: number): { price: number } {
  return { price: points };
}

/** Limits the sum of root fields' `price` (default 1), aliases included: one `firstSlot` may compute weeks. */
export function maxRootPrice(max: number): ValidationRule {
  return (context) => ({
    OperationDefinition(operation) {
      const fields = context.getSchema().getRootType(operation.operation)?.getFields();
      const priceOf = ({ name }: FieldNode): number => Number(fields?.[name.value]?.extensions['price'] ?? 1);
      // Fields of one answer key run once.
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
        // Must match errors/public-error.
        context.reportError(
          new GraphQLError(`Root price limit of ${max} exceeded, found ${total}.`, { nodes: operation }),
        );
      }
    },
  });
}
