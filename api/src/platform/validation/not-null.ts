import { registerDecorator } from 'class-validator';

/** Absent (no change) is valid. */
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
