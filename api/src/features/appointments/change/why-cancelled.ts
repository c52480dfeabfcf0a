import { Arg } from 'type-graphql';

import { CancellationInput } from './cancellation.input';

export function WhyCancelled(): ParameterDecorator {
  return Arg('cancellation', () => CancellationInput, {
    nullable: true,
    description:
      'Why staff cancel it: BAD_REQUEST for a reason that says nothing, or of one that is not cancelled. Patients give none: ' +
      'FORBIDDEN.',
  }) as ParameterDecorator;
}
