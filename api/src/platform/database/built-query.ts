/** A SelectQueryBuilder, of whatever entity and manager: only its SQL is used. */
export interface BuiltQuery {
  getQueryAndParameters(): [text: string, values: unknown[]];
  /**
   * PostgreSQL plans it anew for the values of each question, e.g. for a word that one turno has, or every one: it is not
   * prepared. Default: one plan for all values.
   */
  readonly isPlannedByValues?: boolean;
}

/** For a search: it may find nearly every row or none, and the plan that is right for the first is endless for the second. */
export function plannedByValues(query: BuiltQuery): BuiltQuery {
  return { getQueryAndParameters: () => query.getQueryAndParameters(), isPlannedByValues: true };
}
