/** Whether all that one has is what the other has: what `memo` asks of props. */
export const isAlike = (one: object, other: object): boolean =>
  Object.keys({ ...one, ...other }).every((key) => Reflect.get(one, key) === Reflect.get(other, key));
