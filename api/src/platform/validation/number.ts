import { Max, Min } from 'class-validator';

import { Constraint } from '../graphql/constraint';

/** Inclusive; null is invalid. */
export function IsWithin({ min, max, message }: { min: number; max: number; message: string }): PropertyDecorator {
  const rules = [Min(min, { message }), Max(max, { message }), Constraint({ min, max })];
  return (input, field) => {
    for (const rule of rules) rule(input, field);
  };
}
