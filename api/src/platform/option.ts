export type OptionSetting = readonly [option: Pick<Option<unknown>, 'of'>, value: unknown];

/** Only those that differ from the default. */
export type OptionValues = ReadonlyMap<unknown, unknown>;

/** A setting of one feature, chosen at start-up. */
export interface Option<Value> {
  /** The set value or the default. */
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
