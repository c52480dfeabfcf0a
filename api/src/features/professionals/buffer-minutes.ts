import { IsDivisibleBy, IsOptional } from 'class-validator';

import { BUFFER_MINUTES } from '../../domain/buffers';
import { IsWithin } from '../../platform/validation/number';

const { min, max, step } = BUFFER_MINUTES;

export const bufferCheck = (column: string): string =>
  `${column} BETWEEN ${min} AND ${max} AND ${column} % ${step} = 0`;

const WRONG = `Los minutos deben ser un múltiplo de ${step} entre ${min} y ${max}`;

/** Allows null and absent fields. */
export function IsBuffer(): PropertyDecorator {
  const rules = [IsOptional(), IsWithin({ min, max, message: WRONG }), IsDivisibleBy(step, { message: WRONG })];
  return (input, field) => {
    for (const rule of rules) rule(input, field as string);
  };
}
