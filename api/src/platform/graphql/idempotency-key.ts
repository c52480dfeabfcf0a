import { Arg } from 'type-graphql';

/** The `idempotencyKey` argument of every mutation that twice would do something else than once; REST fills it from its header. */
export function IdempotencyKey(): ParameterDecorator {
  return Arg('idempotencyKey', () => String, {
    nullable: true,
    description:
      'A random text of 8 to 200 characters, new for each thing to create or delete. A retry with it answers what the ' +
      'first request did; with other data it is IDEMPOTENCY_MISMATCH.',
  }) as ParameterDecorator;
}
