import { registerDecorator, type ValidationArguments } from 'class-validator';

import { textFault, type TextRules } from '../../domain/typed-text';
import { Constraint } from '../graphql/constraint';

export { EMAIL_PATTERN, hasIllegalCharacters, PHONE, type TextRules } from '../../domain/typed-text';

/** null is blank. Lengths and pattern go to the schema, for the web's forms. */
export function IsText(rules: TextRules): PropertyDecorator {
  const { required, min, max, pattern } = rules;
  const minLength = min?.length ?? (required === undefined ? undefined : 1);
  const tell = Constraint({ minLength, maxLength: max, pattern: pattern?.test });
  return (target, property) => {
    tell(target, property);
    registerDecorator({
      name: 'isText',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => textFault(value ?? '', rules) === null,
        defaultMessage: (args?: ValidationArguments) => textFault(args?.value ?? '', rules) ?? 'El texto no es válido',
      },
    });
  };
}

/** Blank is null. */
export function trimmed(value: string | null | undefined): string | null {
  return value?.trim() || null;
}
