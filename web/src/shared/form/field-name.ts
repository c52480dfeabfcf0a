/**
 * The fields of a form of V that hold a T: keys of V, and paths into its lists as `questions.0.label`. A component of a
 * field takes V as its type argument, `<FormTextField<RoomValues> name="name" />`; without it no name compiles.
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
