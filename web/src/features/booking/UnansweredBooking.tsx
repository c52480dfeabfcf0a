import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

import { FormBanner } from '../../shared/form/FormBanner';
import { clockTime, dayOf, longDate } from '../../shared/time/clinic-time';
import { Button } from '../../shared/ui/Button';
import { focusHeading } from './useStepFocus';
import type { Unanswered } from './useUnanswered';

// Clear of the header that stays at the top.
const Box = styled('div')({ scrollMarginTop: 96 });
const Rows = styled('div')({ display: 'grid', gap: 8, '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 } });

/** A booking that may have been made. It takes the focus: it stands far from where a reload leaves a person. */
export function UnansweredBooking({ startTime, failure, busy, retry, forget }: Unanswered) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [startTime]);
  return (
    <Box ref={box} tabIndex={-1}>
      {failure !== null && <FormBanner kind="error">{failure}</FormBanner>}
      {startTime !== null && (
        <FormBanner kind="info">
          <Rows>
            <span>
              Puede que el turno del {longDate(dayOf(startTime))} a las {clockTime(startTime)} ya esté reservado: no llegó la respuesta.
              Reintenta para saberlo: no se reserva dos veces.
            </span>
            <div>
              <Button size="small" aria-disabled={busy} onClick={() => void retry()}>
                {busy ? 'Reservando...' : 'Reintentar'}
              </Button>
              <Button
                size="small"
                variant="text"
                aria-disabled={busy}
                onClick={() => {
                  if (busy) return;
                  forget();
                  focusHeading('horarios');
                }}
              >
                Descartar
              </Button>
            </div>
          </Rows>
        </FormBanner>
      )}
    </Box>
  );
}
