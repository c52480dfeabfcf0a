import { GraphQLError, Kind, type FragmentDefinitionNode, type SelectionSetNode, type ValidationRule } from 'graphql';

/**
 * Refuses an operation that asks for more than `max` things at its root, by whatever names and fragments. Cost as other
 * rules count it is of the answer's fields: `firstSlot` is a single one, and weeks of a clinic's calendar to work out.
 */
export function maxRootFields(max: number): ValidationRule {
  return (context) => ({
    OperationDefinition(operation) {
      const names = new Set<string>();
      const seen = new Set<FragmentDefinitionNode>();
      // Fields of one name are answered once.
      const collect = ({ selections }: SelectionSetNode): void => {
        for (const selection of selections) {
          if (selection.kind === Kind.FIELD) names.add((selection.alias ?? selection.name).value);
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
      if (names.size > max) {
        context.reportError(new GraphQLError(`Too many root fields: ${names.size}, at most ${max} are allowed.`, { nodes: operation }));
      }
    },
  });
}
