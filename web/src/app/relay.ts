interface Relay<T> {
  now: T;
  become: (real: T) => void;
}

/**
 * A proxy of `early` until it becomes the real object. Extracted methods switch too. Properties of `own` and written
 * ones stay.
 */
export function relay<T extends object>(early: object, own: object = {}): Relay<T> {
  let target = early;
  const now = new Proxy(own, {
    get(_own, name) {
      if (name in own) return Reflect.get(own, name);
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]): unknown => Reflect.apply(Reflect.get(target, name), target, values);
    },
  });
  return { now: now as T, become: (real) => void (target = real) };
}
