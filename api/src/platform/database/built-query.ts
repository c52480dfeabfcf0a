/** A SelectQueryBuilder of any entity: only its SQL is used. */
export interface BuiltQuery {
  getQueryAndParameters(): [text: string, values: unknown[]];
  /** Not prepared: PostgreSQL plans each execution for its values. Default false. */
  readonly isPlannedByValues?: boolean;
}

/** For searches: a plan that suits a rare word can be endless for a frequent one. */
export function plannedByValues(query: BuiltQuery): BuiltQuery {
  return { getQueryAndParameters: () => query.getQueryAndParameters(), isPlannedByValues: true };
}
