import type { ValueTransformer } from 'typeorm';

/** For a NOT NULL text column that stores '' for none (ADR 145). */
export const EMPTY_IS_NULL: ValueTransformer = {
  to: (value: unknown) => value ?? (value === null ? '' : undefined),
  from: (value: string) => value || null,
};
