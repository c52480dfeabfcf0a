import { registerDecorator } from 'class-validator';

/** The field may be absent (no change), but not null. */
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
