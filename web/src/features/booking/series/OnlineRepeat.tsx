import Link from '@mui/material/Link';
import { MOST_TURNOS_ONLINE } from '@turnero/api/domain/series-limits';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import { LOGIN_PATH } from '../../../clinic/paths';
import { StepCard } from '../../../clinic/booking/steps/StepCard';
import type { OnlineRepeatProps } from './online-series';
import { RepeatPart } from '../../../clinic/booking/series/RepeatPart';
import { onlineTexts } from './texts';
import { useOnlineSeries } from './useOnlineSeries';

/** "Repetir", if the professional accepts series online. */
export function OnlineRepeat({ userId, ...props }: OnlineRepeatProps) {
  const { pathname, search } = useLocation();
  const part = useRef<HTMLElement>(null);
  return (
    <StepCard component="section" ref={part} tabIndex={-1} aria-label={onlineTexts.title}>
      {userId === null ? (
        <p>
          {onlineTexts.forAccounts}{' '}
          <Link component={RouterLink} to={LOGIN_PATH} state={{ from: pathname + search }}>
            {onlineTexts.signIn}
          </Link>
        </p>
      ) : (
        <Repeating key={userId} userId={userId} lead={() => part.current?.focus()} {...props} />
      )}
    </StepCard>
  );
}

interface RepeatingProps extends OnlineRepeatProps {
  userId: number;
  lead: () => void;
}

function Repeating({ senderRef, onSeries, lead, ...options }: RepeatingProps) {
  const { series, told: seriesState, send, question } = useOnlineSeries(options);
  useEffect(() => {
    senderRef.current = { send, lead };
  });
  useEffect(() => onSeries(seriesState), [onSeries, seriesState]);
  useEffect(() => () => onSeries(null), [onSeries]);
  return (
    <>
      {question}
      <RepeatPart series={series} most={MOST_TURNOS_ONLINE} />
    </>
  );
}
