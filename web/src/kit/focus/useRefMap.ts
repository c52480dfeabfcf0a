import { useState, type RefCallback } from 'react';

export interface RefMap<Key> {
  /** Stable per key. */
  ref: (key: Key) => RefCallback<HTMLElement>;
  get: (key: Key | null | undefined) => HTMLElement | undefined;
  /** The key of the element that contains `inner`. */
  keyAround: (inner: Node) => Key | undefined;
}

export function useRefMap<Key>(): RefMap<Key> {
  return useState(createRefMap<Key>)[0];
}

function createRefMap<Key>(): RefMap<Key> {
  const elements = new Map<Key, HTMLElement>();
  const refs = new Map<Key, RefCallback<HTMLElement>>();
  return {
    ref: (key) => {
      const ref =
        refs.get(key) ??
        ((element) => {
          if (element) elements.set(key, element);
          else elements.delete(key);
        });
      refs.set(key, ref);
      return ref;
    },
    get: (key) => (key === null || key === undefined ? undefined : elements.get(key)),
    keyAround: (inner) => [...elements].find(([, element]) => element.contains(inner))?.[0],
  };
}
