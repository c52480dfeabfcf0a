import { Arg } from 'type-graphql';

import { DateTime } from '../../../platform/graphql/scalars';
import { CancellationInput } from './cancellation.input';

export function SeenStartTime(): ParameterDecorator {
  return Arg('startTime', () => DateTime, {
    nullable: true,
    description:
      'When it is, as whoever asks saw it: CONFLICT with what it is now when it was moved meanwhile. Default: whenever it is.',
  }) as ParameterDecorator;
}

/** For programs, which undo nothing: REST passes true. */
export function NotifyAtOnce(): ParameterDecorator {
  return Arg('notifyAtOnce', () => Boolean, {
    defaultValue: false,
    description:
      'Whether the mail to the patient leaves at once. Default: three minutes after the last change by staff, so that a ' +
      'change that is undone reaches nobody. What patients do themselves is mailed at once anyway.',
  }) as ParameterDecorator;
}

export function WhyCancelled(): ParameterDecorator {
  return Arg('cancellation', () => CancellationInput, {
    nullable: true,
    description:
      'Why staff cancel it: BAD_REQUEST for a reason that says nothing, or of one that is not cancelled. Patients give none: ' +
      'FORBIDDEN.',
  }) as ParameterDecorator;
}
