import { Arg } from 'type-graphql';

/** The `idempotencyKey` argument of every mutation that creates something; REST fills it from its header. */
export function IdempotencyKey(): ParameterDecorator {
  return Arg('idempotencyKey', () => String, {
    nullable: true,
    description:
      'A random text of 8 to 200 characters, new for each thing to create. A retry with it answers what the first ' +
      'request created; with other data it is IDEMPOTENCY_MISMATCH.',
  }) as ParameterDecorator;
}
