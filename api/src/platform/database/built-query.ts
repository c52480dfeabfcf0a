/** A SelectQueryBuilder, of which only the SQL is used. */
export interface BuiltQuery {
  getQueryAndParameters(): [text: string, values: unknown[]];
  /** PostgreSQL plans each execution for its values. Default false. */
  readonly isPlannedByValues?: boolean;
}

/** For searches: a plan made for a frequent word is far too slow for a rare one. */
export function plannedByValues(query: BuiltQuery): BuiltQuery {
  return { getQueryAndParameters: () => query.getQueryAndParameters(), isPlannedByValues: true };
}
