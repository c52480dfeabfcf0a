import { Kind, type GraphQLResolveInfo, type SelectionNode } from 'graphql';

/** Names of the fields that a query selects of one object. Ignores directives. */
export function selectedFields({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (selections: readonly SelectionNode[] = []): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet.selections);
      else collect(fragments[selection.name.value]?.selectionSet.selections);
    }
  };
  for (const { selectionSet } of fieldNodes) collect(selectionSet?.selections);
  return names;
}
