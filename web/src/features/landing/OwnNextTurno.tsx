import { useState } from 'react';

import { clockTime, dayOf, slotDate } from '../../kit/time/wall-time';
import { LineLink } from '../../kit/ui/LineLink';
import { MY_APPOINTMENTS_PATH } from '../appointments/appointments.paths';
import { useOwnNextTurnoQuery } from './own-turno.generated';
import { texts } from './texts';

export interface OwnNextTurnoProps {
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
}

/** A patient's next turno, with the way to Mis Citas. Shows nothing if there is none. */
export function OwnNextTurno({ today }: OwnNextTurnoProps) {
  const [since] = useState(() => new Date().toISOString());
  const { data, error } = useOwnNextTurnoQuery({
    variables: { since },
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  const next = data?.appointments.items[0];
  if (!next && !error) return null;
  return (
    <p>
      {next && (
        <>
          {texts.ownTurno.next}{' '}
          <strong>{`${slotDate(dayOf(next.startTime), today)} · ${clockTime(next.startTime)}`}</strong>{' '}
          {texts.ownTurno.with(next.professionalName)}{' '}
        </>
      )}
      <LineLink to={MY_APPOINTMENTS_PATH}>{texts.ownTurno.all}</LineLink>
    </p>
  );
}
