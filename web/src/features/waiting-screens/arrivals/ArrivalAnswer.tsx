import Button from '@mui/material/Button';

import { focusArrived } from '../../../kit/focus/focus-arrived';
import { leaveFocusAbove } from '../../../kit/focus/leave-focus-above';
import { clockTime } from '../../../kit/time/wall-time';
import { WarningIcon } from '../../../kit/ui/icons';
import { callText } from '../screen/screen-state';
import { texts } from '../texts';
import { Answer, Turnos } from './arrival-styles';
import type { ArrivingPatientFactsFragment } from './arrivals.generated';
import type { useArrival } from './useArrival';

type Props = Pick<ReturnType<typeof useArrival>, 'patient' | 'problem' | 'isSending' | 'arrive'>;
type Turno = ArrivingPatientFactsFragment['appointments'][number];

/** Today's turnos, or why there are none. */
export function ArrivalAnswer({ patient, problem, isSending, arrive }: Props) {
  if (!patient) {
    return (
      <Answer>
        <h1 key="problem" ref={focusArrived} tabIndex={-1}>
          <WarningIcon fontSize="inherit" /> {problem?.text}
        </h1>
        {problem?.retry && (
          <Button size="large" onClick={problem.retry}>
            {texts.arrivals.retry}
          </Button>
        )}
      </Answer>
    );
  }
  const { firstName, appointments } = patient;
  const isDone = appointments.some(({ state }) => state === 'arrived');
  const isOne = appointments.length === 1;
  return (
    <Answer>
      <h1 key={String(isDone)} ref={focusArrived} tabIndex={-1}>
        {isDone ? texts.arrivals.done(firstName) : texts.arrivals.hello(firstName)}
      </h1>
      <p>{texts.arrivals.today(appointments.length)}</p>
      <Turnos aria-live="polite">
        {appointments.map((turno, index) => (
          <li key={`${turno.startTime} ${index}`}>
            <strong className="time">{clockTime(turno.startTime)}</strong>
            {turno.state === 'expected' ? (
              <Button
                ref={leaveFocusAbove}
                size="large"
                variant="contained"
                aria-disabled={isSending}
                onClick={() => {
                  if (!isSending) arrive(turno.startTime);
                }}
              >
                {texts.arrivals.confirm(isOne ? null : clockTime(turno.startTime))}
              </Button>
            ) : (
              <TurnoState {...turno} />
            )}
          </li>
        ))}
      </Turnos>
    </Answer>
  );
}

function TurnoState({ state, initials, code }: Turno) {
  if (state !== 'arrived' && state !== 'expected') return <p>{texts.arrivals.states[state]}</p>;
  return (
    <>
      <p>{texts.arrivals.states.arrived}</p>
      <p>{code === null ? texts.arrivals.calledByName : texts.arrivals.calledOnScreen}</p>
      {code !== null && <p className="code">{callText({ initials, code })}</p>}
    </>
  );
}
