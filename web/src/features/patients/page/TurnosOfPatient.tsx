import Typography from '@mui/material/Typography';
import { dateText } from '@turnero/api/domain/date-text';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { isExpected } from '../../../clinic/appointment/appointment-status';
import { StatusBadge } from '../../../clinic/appointment/StatusBadge';
import { MoreRows } from '../../../kit/list/MoreRows';
import { usePagedQuery } from '../../../kit/list/usePagedQuery';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { ErrorState } from '../../../kit/states/ErrorState';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { StaleNotice } from '../../../kit/states/StaleNotice';
import { clockTime, dayOf } from '../../../kit/time/wall-time';
import { Part, TimedRows } from '../patient-parts';
import type { PatientFactsFragment } from '../patients.generated';
import { texts } from '../texts';
import {
  useTurnosOfPatientQuery,
  type TurnoOfPatientFragment,
  type TurnosOfPatientQueryVariables,
} from './patient-page.generated';

interface Props extends Pick<TurnosProps, 'pathOf'> {
  patient: Pick<PatientFactsFragment, 'id' | 'deceasedOn'>;
  /** The clinic's. */
  now: string;
}

export function TurnosOfPatient({ patient: { id: patientId, deceasedOn }, now, pathOf }: Props) {
  return (
    <>
      <Turnos
        title={texts.page.coming}
        pathOf={pathOf}
        none={texts.page.noComing}
        advice={deceasedOn === null ? null : texts.page.cancelComing}
        variables={{ filter: { patientId, from: now }, order: 'earliest', first: 20 }}
      />
      <Turnos
        title={texts.page.past}
        pathOf={pathOf}
        none={texts.page.noPast}
        variables={{ filter: { patientId, until: now }, order: 'latest', first: 20 }}
      />
    </>
  );
}

interface TurnosProps {
  title: string;
  none: string;
  /** Above the rows, while one of them is pending or confirmed. */
  advice?: string | null;
  variables: TurnosOfPatientQueryVariables;
  /** The calendar on the day of a turno. */
  pathOf: (turno: { day: string; professionalId: number }) => string;
}

function Turnos({ title, none, advice = null, variables, pathOf }: TurnosProps) {
  const titleId = useId();
  const { rows, failed, retry, more, loadingMore } = usePagedQuery(useTurnosOfPatientQuery, {
    variables,
    pageOf: ({ appointments }) => appointments,
    errorFallback: texts.page.turnosFailed,
  });
  return (
    <Part aria-labelledby={titleId}>
      <Typography variant="h3" component="h2" id={titleId}>
        {title}
      </Typography>
      {failed && rows && <StaleNotice onRetry={() => void retry()} />}
      {!rows &&
        (failed ? <ErrorState title={texts.page.turnosFailed} onRetry={() => void retry()} /> : <PageSpinner />)}
      {rows?.length === 0 && <Typography color="textSecondary">{none}</Typography>}
      {advice !== null && rows?.some(({ status }) => isExpected(status)) && (
        <FormBanner kind="info">{advice}</FormBanner>
      )}
      {rows && rows.length > 0 && (
        <TimedRows>
          {rows.map((turno) => (
            <Turno key={turno.id} {...turno} pathOf={pathOf} />
          ))}
        </TimedRows>
      )}
      <div>
        <MoreRows onMore={more && (() => void more())} busy={loadingMore} />
      </div>
    </Part>
  );
}

function Turno({
  id,
  status,
  startTime,
  professionalId,
  professionalName,
  specialty,
  roomName,
  pathOf,
}: TurnoOfPatientFragment & Pick<TurnosProps, 'pathOf'>) {
  const day = dayOf(startTime);
  return (
    <li>
      <Link className="when" to={pathOf({ day, professionalId })} state={{ appointmentId: id }}>
        {dateText(day)} {clockTime(startTime)}
      </Link>
      <span className="what">{[professionalName, specialty, roomName].filter(Boolean).join(' · ')}</span>
      <StatusBadge status={status} />
    </li>
  );
}
