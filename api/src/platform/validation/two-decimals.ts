import { registerDecorator } from 'class-validator';

/** For numeric(p, 2). class-validator's IsNumber throws on 1e-7. */
export function TwoDecimals({ message }: { message: string }): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'twoDecimals',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => typeof value === 'number' && Number(value.toFixed(2)) === value,
        defaultMessage: () => message,
      },
    });
  };
}
