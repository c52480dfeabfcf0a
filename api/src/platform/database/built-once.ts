import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import type { BuiltQuery } from './built-query';

/** Caches SQL: building it takes longer than PostgreSQL needs to find a row. */
export class BuiltOnce {
  private readonly built = new Map<string, readonly [text: string, names: readonly string[]]>();

  /** `key` decides the text. `build` names every parameter, and sets none. */
  query(
    key: string,
    parameters: Readonly<Record<string, unknown>>,
    build: () => SelectQueryBuilder<ObjectLiteral>,
  ): BuiltQuery {
    const [text, names] = this.built.get(key) ?? this.make(key, Object.keys(parameters), build());
    return { getQueryAndParameters: () => [text, names.map((name) => parameters[name])] };
  }

  private make(key: string, names: readonly string[], query: SelectQueryBuilder<ObjectLiteral>) {
    const built = query.setParameters(Object.fromEntries(names.map((name) => [name, name]))).getQueryAndParameters();
    this.built.set(key, built);
    return built;
  }
}
