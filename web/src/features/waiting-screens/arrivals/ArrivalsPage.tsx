import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';

import { dayOf } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import { Nothing } from '../screen/screen-styles';
import { useAwake } from '../useAwake';
import { ArrivalFlow } from './ArrivalFlow';
import { Desk } from './arrival-styles';
import { useArrivalScreenQuery } from './arrivals.generated';

const ASK_EVERY_MS = 60_000;

/** The tablet at the entrance; its token is in the address. An unknown token shows a message. */
export function ArrivalsPage() {
  const token = useParams()['token'] ?? '';
  const { data, error, refetch } = useArrivalScreenQuery({
    variables: { token },
    pollInterval: ASK_EVERY_MS,
  });
  // A new one forgets all of the patient before.
  const [visitor, setVisitor] = useState(0);
  useAwake();
  useEffect(() => {
    document.title = texts.arrivals.tab;
  }, []);
  return (
    // Below #root itself, `main` looks as the server's landing does (base.css).
    <div>
      {error?.code === 'NOT_FOUND' ? (
        <Nothing>
          <h1>{texts.screen.gone}</h1>
        </Nothing>
      ) : (
        <Desk>
          <header>
            <p>{data?.clinic.name}</p>
            <p>{data?.arrivalScreen.name}</p>
          </header>
          {data ? (
            <ArrivalFlow
              key={visitor}
              token={token}
              today={dayOf(data.clinic.now)}
              onGone={() => void refetch()}
              onOver={() => setVisitor((last) => last + 1)}
            />
          ) : (
            <p role="status">{error ? texts.arrivals.offline : texts.screen.connecting}</p>
          )}
        </Desk>
      )}
    </div>
  );
}
