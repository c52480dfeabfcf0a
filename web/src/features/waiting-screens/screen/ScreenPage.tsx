import Button from '@mui/material/Button';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';

import { WarningIcon } from '../../../kit/ui/icons';
import { texts } from '../texts';
import { useAwake } from '../useAwake';
import { Caller } from './caller';
import { callText, type Call } from './screen-state';
import { CallsList, Foot, Nothing, Wall } from './screen-styles';
import { useScreen } from './useScreen';

const EVERY_MS = 5_000;

/** A waiting room's screen; its token is in the address. An unknown token shows a message. */
export function ScreenPage() {
  const token = useParams()['token'] ?? '';
  const caller = useCaller();
  const { state, isOffline, isGone } = useScreen(token, caller.call);
  useAwake();
  useEffect(() => {
    document.title = texts.screen.tab;
  }, []);
  return (
    // Below #root itself, `main` looks as the server's landing does (base.css).
    <div>
      {isGone ? (
        <Nothing>
          <h1>{texts.screen.gone}</h1>
        </Nothing>
      ) : (
        <Wall>
          <header>
            <h1>{state?.clinic ?? texts.screen.tab}</h1>
            <p>{state?.name}</p>
            {state && <ScreenClock timeZone={state.timeZone} />}
          </header>
          {state && state.calls.length > 0 ? (
            <CallList calls={state.calls} />
          ) : (
            <p className="idle">{state ? texts.screen.idle : texts.screen.connecting}</p>
          )}
          <Foot>
            {caller.isOff && (
              <Button size="large" onClick={caller.turnOn}>
                {texts.screen.sound}
              </Button>
            )}
            <div role="status">
              {isOffline && (
                <p className="offline">
                  <WarningIcon fontSize="inherit" /> <strong>{texts.screen.offline}.</strong> {texts.screen.offlineHint}
                </p>
              )}
            </div>
          </Foot>
        </Wall>
      )}
    </div>
  );
}

/** The latest calls; the newest is large. Each has its own element, so that only a new one animates. */
function CallList({ calls }: { calls: readonly Call[] }) {
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

/** The clinic's time of day, by this machine's clock. */
function ScreenClock({ timeZone }: { timeZone: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const text = now.toLocaleTimeString('es-AR', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return <time>{text}</time>;
}

/** The screen's sound: off until a press, unless browser settings allow it. */
function useCaller() {
  const [caller] = useState(() => (typeof AudioContext === 'undefined' ? null : new Caller()));
  const subscribe = useCallback((listener: () => void) => caller?.onChange(listener) ?? (() => undefined), [caller]);
  const isOn = useSyncExternalStore(subscribe, () => caller?.isOn ?? false);
  useEffect(() => () => caller?.stop(), [caller]);
  return {
    /** Can be turned on. */
    isOff: caller !== null && !isOn,
    turnOn: () => void caller?.turnOn(texts.screen.soundOn),
    call: (calls: readonly Call[]) => caller?.call(calls),
  };
}
