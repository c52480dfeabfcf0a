import MenuItem from '@mui/material/MenuItem';
import type { RefCallback } from 'react';

import { useViewer } from '../../clinic/session/useViewer';
import { isExpected } from '../../clinic/appointment/appointment-status';
import { StatusBadge } from '../../clinic/appointment/StatusBadge';
import { aboutPatient } from '../../clinic/appointment/about-patient';
import { usePaidText } from '../../clinic/till/usePaidText';
import { TurnoMenu, type Choose } from '../../clinic/visit/TurnoMenu';
import { VisitBadge } from '../../clinic/visit/VisitBadge';
import { VisitSteps } from '../../clinic/visit/VisitSteps';
import { PhoneLink } from '../../kit/contact/ContactLink';
import { clockTime } from '../../kit/time/wall-time';
import { UnbrokenRow } from '../../kit/ui/layout';
import { patientPathFor } from '../patients/patients.paths';
import { minutesLate, minutesWaited } from './day-groups';
import { StatusPress } from './StatusPress';
import { texts } from './texts';
import type { TodayTurnoFragment } from './today.generated';
import { CONFIRM } from './todo';
import { TurnoLink, type FactsContext } from './TurnoFacts';
import { useStatusPress } from './useStatusPress';

/** Dialogs of a turno. */
export interface TurnoActions {
  onMove: (turno: TodayTurnoFragment) => unknown;
  onCancel: (turno: TodayTurnoFragment) => unknown;
}

export interface RowContext {
  now: string;
  withProfessional: boolean;
  pathOf: NonNullable<FactsContext['pathOf']>;
  onChanged: () => void;
  actions: TurnoActions;
  /** For accounts that take payments. */
  onPay?: ((turno: TodayTurnoFragment) => void) | undefined;
  /** Shows the phone even if the patient is not late. */
  withPhone?: boolean;
}

interface Props extends RowContext {
  turno: TodayTurnoFragment;
  rowRef?: RefCallback<HTMLElement>;
  /** On a later day: confirmed instead of checked in. */
  isAhead?: boolean;
}

const ITEM = { '&&': { minHeight: 44 } };

/** With the next step, and a late patient's phone. */
export function PersonRow({ turno, rowRef, isAhead = false, withPhone = isAhead, ...context }: Props) {
  const { now, withProfessional, pathOf, onChanged, actions, onPay } = context;
  const paid = usePaidText(turno.paid);
  const press = useStatusPress(now, onChanged);
  const { id, startTime, patientId, patientPhone, professionalName, roomName, status, visit, viewerCan } = turno;
  const patientPath = patientPathFor(useViewer().viewer, patientId);
  const isComing = isExpected(status);
  const late = isComing ? minutesLate(turno, now) : 0;
  const waited = minutesWaited(turno, now);
  const where = [withProfessional && professionalName, roomName].filter(Boolean);
  const about = [aboutPatient(turno), paid].filter(Boolean);
  const changes = (choose: Choose) => [
    <MenuItem key="move" sx={ITEM} onClick={choose(() => actions.onMove(turno))}>
      {texts.people.move}
    </MenuItem>,
    <MenuItem key="cancel" sx={ITEM} onClick={choose(() => actions.onCancel(turno))}>
      {texts.people.cancel}
    </MenuItem>,
  ];
  const [timeId, nameId] = [`hora-${id}`, `paciente-${id}`];
  return (
    <li ref={rowRef} tabIndex={-1} data-ahead={isAhead} aria-labelledby={`${timeId} ${nameId}`}>
      <span className="time" id={timeId}>
        {clockTime(startTime)}
      </span>
      <div className="who">
        <TurnoLink id={nameId} turno={turno} pathOf={pathOf} />
        {patientPhone && (withPhone || late > 0) && (
          <>
            {' '}
            <PhoneLink phone={patientPhone} />
          </>
        )}
        <p className="where">
          <span className="place">{where.join(' · ')}</span>
          {about.length > 0 && (
            <span className="about">
              <span className="dot"> · </span>
              {about.join(' · ')}
            </span>
          )}
        </p>
      </div>
      <div className="state">
        {visit ? <VisitBadge visit={visit} /> : <StatusBadge status={status} />}
        {late > 0 && <span className="late">{texts.people.late(late)}</span>}
        {waited !== null && waited > 0 && <span className="quiet">{texts.people.waits(waited)}</span>}
      </div>
      <div className="act">
        {viewerCan.setStatus && !isAhead && (
          <VisitSteps
            turno={turno}
            onChanged={onChanged}
            onPay={onPay && (() => onPay(turno))}
            patientPath={patientPath}
            moreItems={isComing ? changes : undefined}
          />
        )}
        {viewerCan.setStatus && isAhead && isComing && (
          <UnbrokenRow spacing={1}>
            {status === 'pending' && <StatusPress turno={turno} action={CONFIRM} press={press} />}
            <TurnoMenu patientName={turno.patientName} patientPath={patientPath} items={changes} />
          </UnbrokenRow>
        )}
      </div>
    </li>
  );
}
