/** What an option was set to. */
export type OptionSetting = readonly [option: Pick<Option<unknown>, 'of'>, value: unknown];

/** The options that differ from their default. */
export type OptionValues = ReadonlyMap<unknown, unknown>;

/** What whoever starts the product may decide for one feature, which declares it and alone reads it. */
export interface Option<Value> {
  /** What was decided, else the default. */
  of(ctx: { readonly options: OptionValues }): Value;
  set(value: Value): OptionSetting;
}

export function option<Value>(fallback: Value): Option<Value> {
  const self: Option<Value> = {
    of: ({ options }) => (options.has(self) ? (options.get(self) as Value) : fallback),
    set: (value) => [self, value],
  };
  return self;
}
