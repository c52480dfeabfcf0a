import { registerDecorator, type ValidationArguments } from 'class-validator';

import { tidyText } from '../../domain/tidy-text';
import { PHONE, textFault, tidyTyped, type TextRules } from '../../domain/typed-text';
import { Constraint } from '../graphql/constraint';
import { notePhone } from './phones';

export { EMAIL_PATTERN, hasIllegalCharacters, PHONE, type TextRules } from '../../domain/typed-text';

/** null is blank. Validation replaces the property by its tidied text (ADR 136); for phones see tidyPhones. */
export function IsText(rules: TextRules): PropertyDecorator {
  const { required, min, max, pattern } = rules;
  const minLength = min?.length ?? (required === undefined ? undefined : 1);
  const textConstraint = Constraint({ minLength, maxLength: max, pattern: pattern?.test });
  return (target, property) => {
    textConstraint(target, property);
    if (pattern === PHONE) notePhone(target, property);
    registerDecorator({
      name: 'isText',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown, args?: ValidationArguments) => {
          if (typeof value === 'string' && args) Object.assign(args.object, { [property]: tidyTyped(value, rules) });
          return textFault(value ?? '', rules) === null;
        },
        defaultMessage: (args?: ValidationArguments) => textFault(args?.value ?? '', rules) ?? 'El texto no es válido',
      },
    });
  };
}

/** null if blank. */
export function trimmed(value: string | null | undefined): string | null {
  return (value && tidyText(value)) || null;
}
