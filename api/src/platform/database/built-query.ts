/** A SelectQueryBuilder: only its SQL is used. */
export interface BuiltQuery {
  getQueryAndParameters(): [text: string, values: unknown[]];
  /** PostgreSQL plans each execution for its values. Default false. */
  readonly isPlannedByValues?: boolean;
}

/** For searches: a plan for a frequent word is endless for a rare one. */
export function plannedByValues(query: BuiltQuery): BuiltQuery {
  return { getQueryAndParameters: () => query.getQueryAndParameters(), isPlannedByValues: true };
}
