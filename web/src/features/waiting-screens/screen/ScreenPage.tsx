import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';

import { WarningIcon } from '../../../kit/ui/icons';
import { texts } from '../texts';
import { CallList } from './CallList';
import { Foot, Nothing, Wall } from './screen-styles';
import { ScreenClock } from './ScreenClock';
import { useAwake } from './useAwake';
import { useCaller } from './useCaller';
import { useScreen } from './useScreen';

/** A waiting room's screen, at the address with its token. A wrong or deleted one says nothing. */
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
