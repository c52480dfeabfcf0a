import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import type { BuiltQuery } from './built-query';

/**
 * Texts of queries that are asked again and again. A QueryBuilder takes about 0.1 ms to put one together, which is more
 * than PostgreSQL needs to find a row: so it does once for each key.
 */
export class BuiltOnce {
  private readonly built = new Map<string, readonly [text: string, names: readonly string[]]>();

  /**
   * The query with these parameters. `key` says what of the text depends on the question, never on its values: there are
   * as many texts as keys. `build` names every parameter (:name) and gives none.
   */
  query(key: string, parameters: Readonly<Record<string, unknown>>, build: () => SelectQueryBuilder<ObjectLiteral>): BuiltQuery {
    const [text, names] = this.built.get(key) ?? this.make(key, Object.keys(parameters), build());
    return { getQueryAndParameters: () => [text, names.map((name) => parameters[name])] };
  }

  /** Each parameter stands for its own name, so the values that come with the text are the names in their order. */
  private make(key: string, names: readonly string[], query: SelectQueryBuilder<ObjectLiteral>) {
    const built = query.setParameters(Object.fromEntries(names.map((name) => [name, name]))).getQueryAndParameters();
    this.built.set(key, built);
    return built;
  }
}
