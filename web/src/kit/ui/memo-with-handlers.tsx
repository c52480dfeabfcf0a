import { isValidElement, memo, useInsertionEffect, useRef, useState, type ComponentType } from 'react';

import { isAlike } from './alike';

type Handler = (...values: unknown[]) => unknown;

/**
 * `memo` for props that their owner makes anew at each render: handlers (`on…`) always call the latest one, lists and
 * elements are compared by what they hold.
 */
export function memoWithHandlers<P extends object>(Component: ComponentType<P>): ComponentType<P> {
  const Memoized = memo(Component as ComponentType<object>, areSame);
  return function WithHandlers(props: P) {
    const latest = useRef<object>(props);
    useInsertionEffect(() => {
      latest.current = props;
    });
    const [stable] = useState(() => new Map<string, Handler>());
    const stableOf = (name: string) => {
      if (!stable.has(name))
        stable.set(name, (...values) => (Reflect.get(latest.current, name) as Handler | undefined)?.(...values));
      return stable.get(name);
    };
    const shown = Object.entries(props).map(([name, value]) => [
      name,
      name.startsWith('on') && typeof value === 'function' ? stableOf(name) : value,
    ]);
    return <Memoized {...Object.fromEntries(shown)} />;
  };
}

function areSame(one: object, other: object): boolean {
  return Object.keys({ ...one, ...other }).every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)));
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSameEntry(entry, other[index]));
  if (isValidElement<object>(one) && isValidElement<object>(other))
    return one.type === other.type && one.key === other.key && areSame(one.props, other.props);
  return false;
}

function isSameEntry(one: unknown, other: unknown): boolean {
  if (isSame(one, other)) return true;
  const areObjects = one instanceof Object && other instanceof Object;
  return areObjects && !isValidElement(one) && !isValidElement(other) && isAlike(one, other);
}
