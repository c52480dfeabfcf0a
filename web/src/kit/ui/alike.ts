/** Shallow equality of props, for `memo`. */
export const isAlike = (one: object, other: object): boolean =>
  Object.keys({ ...one, ...other }).every((key) => Reflect.get(one, key) === Reflect.get(other, key));
