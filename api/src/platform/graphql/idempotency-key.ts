import { Arg } from 'type-graphql';

/** For mutations that must not run twice. REST fills it from its header. */
export function IdempotencyKey(): ParameterDecorator {
  return Arg('idempotencyKey', () => String, {
    nullable: true,
    description:
      'A random text of 8 to 200 characters, new for each thing to create or delete. A retry with it answers what the ' +
      'first request did; with other data it is IDEMPOTENCY_MISMATCH.',
  }) as ParameterDecorator;
}
