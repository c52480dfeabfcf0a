import { Arg } from 'type-graphql';

import { DateTime } from '../../../platform/graphql/scalars';
import { CancellationInput } from './cancellation.input';

export function SeenStartTime(): ParameterDecorator {
  return Arg('startTime', () => DateTime, {
    nullable: true,
    description: 'Start as the caller saw it; CONFLICT with the present one when it was moved meanwhile. Default: any.',
  }) as ParameterDecorator;
}

/** REST sends true. */
export function NotifyAtOnce(): ParameterDecorator {
  return Arg('notifyAtOnce', () => Boolean, {
    defaultValue: false,
    description:
      'Whether the mail to the patient leaves at once. Default: three minutes after the last change by staff, ' +
      'so that an undone change sends no mail. Changes by patients are always mailed at once.',
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

export function KeepsCoverage(): ParameterDecorator {
  return Arg('keepsCoverage', () => Boolean, {
    defaultValue: false,
    description:
      'Whether outcome and copay stay although the day or the professional changes. Default: they are judged again. ' +
      'Another patient never takes them over.',
  }) as ParameterDecorator;
}
