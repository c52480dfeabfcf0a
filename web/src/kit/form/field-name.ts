/**
 * Fields of V that hold a T, lists as `questions.0.label`. Without an explicit V, as in `<FormTextField<RoomValues>
 * name="name" />`, no name compiles.
 */
export type FieldName<V, T> = NoInfer<[V] extends [never] ? never : PathsIn<V, T>> & string;

type PathsIn<V, T> = { [Key in keyof V & string]-?: PathsAt<Key, V[Key], T> }[keyof V & string];

type PathsAt<Path extends string, Value, T> = [Extract<Value, T>] extends [never]
  ? Value extends readonly (infer Item)[]
    ? PathsAt<`${Path}.${number}`, Item, T>
    : Value extends object
      ? `${Path}.${PathsIn<Value, T>}`
      : never
  : Path;
