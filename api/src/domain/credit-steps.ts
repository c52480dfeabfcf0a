import { plural } from './plural';

/** Percentage of a rental's cost credited if returned at least `days` before its start. */
export interface CreditStep {
  readonly days: number;
  readonly percentage: number;
}

export const CREDIT_DAYS = { min: 0, max: 90 };
export const CREDIT_PERCENTAGE = { min: 0, max: 100 };
export const CREDIT_STEPS = { minItems: 0, maxItems: 6 };

/** `index` counts from 0. */
export interface StepFault {
  readonly index: number;
  readonly field: keyof CreditStep;
  readonly text: string;
}

/** null: valid. Days and percentages must descend. */
export function stepFault(steps: readonly CreditStep[]): StepFault | null {
  for (const [index, { days, percentage }] of steps.entries()) {
    const before = steps[index - 1];
    if (!isWhole(days, CREDIT_DAYS))
      return { index, field: 'days', text: 'Los días deben ser un número entero entre 0 y 90' };
    if (!isWhole(percentage, CREDIT_PERCENTAGE))
      return { index, field: 'percentage', text: 'El porcentaje debe ser un número entero entre 0 y 100' };
    if (before && days >= before.days)
      return { index, field: 'days', text: 'Los días deben ser menos que los del renglón anterior' };
    if (before && percentage >= before.percentage)
      return { index, field: 'percentage', text: 'El porcentaje debe ser menor que el del renglón anterior' };
  }
  return null;
}

/** '100 % hasta 7 días antes, 50 % hasta 2 días antes'; null: nothing is credited. */
export function stepsText(steps: readonly CreditStep[]): string | null {
  return steps.length === 0 ? null : steps.map(stepText).join(', ');
}

function stepText({ days, percentage }: CreditStep): string {
  if (days === 0) return `${percentage} % hasta el inicio`;
  return `${percentage} % hasta ${days} ${plural(days, 'día', 'días')} antes`;
}

function isWhole(value: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
