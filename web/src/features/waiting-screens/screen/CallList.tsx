import { texts } from '../texts';
import type { Call } from './screen-state';
import { callText } from './screen-state';
import { CallsList } from './screen-styles';

/** The latest calls; the newest is large. Each has its own element, so that the newest one swells when it comes. */
export function CallList({ calls }: { calls: readonly Call[] }) {
  return (
    <CallsList aria-label={texts.screen.calls} aria-live="polite">
      {calls.map((call) => (
        <li key={call.key}>
          <span className="who">{callText(call)}</span> <span className="room">{call.room}</span>{' '}
          <span className="at">{call.at}</span>
        </li>
      ))}
    </CallsList>
  );
}
