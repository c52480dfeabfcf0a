export interface BuiltQuery {
  getQueryAndParameters(): [text: string, values: unknown[]];
  /** Each execution is planned for its values. */
  readonly isPlannedByValues?: boolean;
}

/** For searches: a frequent word's plan is far too slow for a rare one. */
export function plannedByValues(query: BuiltQuery): BuiltQuery {
  return { getQueryAndParameters: () => query.getQueryAndParameters(), isPlannedByValues: true };
}
