import { IsIn } from 'class-validator';

import { Constraint } from '../graphql/constraint';

/** null is invalid. */
export function IsOption({ options, message }: { options: readonly string[]; message: string }): PropertyDecorator {
  const rules = [IsIn(options, { message }), Constraint({ options })];
  return (input, field) => {
    for (const rule of rules) rule(input, field);
  };
}
