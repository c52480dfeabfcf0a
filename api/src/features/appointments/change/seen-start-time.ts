import { Arg } from 'type-graphql';

import { DateTime } from '../../../platform/graphql/scalars';

export function SeenStartTime(): ParameterDecorator {
  return Arg('startTime', () => DateTime, {
    nullable: true,
    description:
      'When it is, as whoever asks saw it: CONFLICT with what it is now when it was moved meanwhile. Default: whenever it is.',
  }) as ParameterDecorator;
}
