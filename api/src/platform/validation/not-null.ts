import { registerDecorator } from 'class-validator';

/** A field that may be absent, which leaves things as they are, but not null. */
export function NotNull(message: string): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'notNull',
      target: target.constructor,
      propertyName: String(property),
      validator: { validate: (value: unknown) => value !== null, defaultMessage: () => message },
    });
  };
}
