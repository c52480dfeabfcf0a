type OptionSetting = readonly [option: Pick<Option<unknown>, 'of'>, value: unknown];

export type OptionValues = ReadonlyMap<unknown, unknown>;

export interface Option<Value> {
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
