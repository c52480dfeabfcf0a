import { Arg } from 'type-graphql';

/** REST fills it from its header. */
export function IdempotencyKey(): ParameterDecorator {
  return Arg('idempotencyKey', () => String, {
    nullable: true,
    description:
      'A random text of 8 to 200 characters, new for each record to create or delete. A retry with it returns the ' +
      'first answer; with other data it fails with IDEMPOTENCY_MISMATCH.',
  }) as ParameterDecorator;
}
