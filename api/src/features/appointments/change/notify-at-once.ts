import { Arg } from 'type-graphql';

/** For programs, which undo nothing: REST passes true. */
export function NotifyAtOnce(): ParameterDecorator {
  return Arg('notifyAtOnce', () => Boolean, {
    defaultValue: false,
    description:
      'Whether the mail to the patient leaves at once. Default: three minutes after the last change by staff, so that a ' +
      'change that is undone reaches nobody. What patients do themselves is mailed at once anyway.',
  }) as ParameterDecorator;
}
