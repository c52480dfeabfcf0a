import { useState } from 'react';

import { MY_APPOINTMENTS_PATH } from '../../clinic/paths';
import { clockTime, dayOf, slotDate } from '../../kit/time/wall-time';
import { LineLink } from '../../kit/ui/LineLink';
import { useOwnNextTurnoQuery } from './own-turno.generated';
import { texts } from './texts';

export interface OwnNextTurnoProps {
  /** An instant with the clinic's offset. */
  now: string;
}

/** A patient's next turno, with the way to Mis Citas. Shows nothing if there is none. */
export function OwnNextTurno({ now }: OwnNextTurnoProps) {
  const [since] = useState(now);
  const { data, error } = useOwnNextTurnoQuery({
    variables: { since },
    fetchPolicy: 'cache-and-network',
  });
  const next = data?.appointments.items[0];
  if (!next && !error) return null;
  return (
    <p>
      {next && (
        <>
          {texts.ownTurno.next}{' '}
          <strong>{`${slotDate(dayOf(next.startTime), dayOf(now))} · ${clockTime(next.startTime)}`}</strong>{' '}
          {texts.ownTurno.with(next.professionalName)}{' '}
        </>
      )}
      <LineLink to={MY_APPOINTMENTS_PATH}>{texts.ownTurno.all}</LineLink>
    </p>
  );
}
