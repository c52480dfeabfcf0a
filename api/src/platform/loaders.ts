import DataLoader from 'dataloader';

import type { Context } from './context';

/** Per request: callers share no cache. */
export function defineLoader<Key extends string | number, Value>(
  batch: (ctx: Context, keys: readonly Key[]) => Promise<readonly (Value | Error)[]>,
): (ctx: Context) => DataLoader<Key, Value> {
  const loaders = new WeakMap<Context, DataLoader<Key, Value>>();
  return (ctx) => {
    let loader = loaders.get(ctx);
    if (!loader) {
      loader = new DataLoader<Key, Value>((keys) => batch(ctx, keys) as Promise<(Value | Error)[]>);
      loaders.set(ctx, loader);
    }
    return loader;
  };
}

export function oncePerRequest<Value>(read: (ctx: Context) => Promise<Value>): (ctx: Context) => Promise<Value> {
  const values = new WeakMap<Context, Promise<Value>>();
  return (ctx) => {
    let value = values.get(ctx);
    if (!value) {
      value = read(ctx);
      values.set(ctx, value);
    }
    return value;
  };
}
