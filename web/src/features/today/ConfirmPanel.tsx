import Button from '@mui/material/Button';
import { useState } from 'react';

import { leaveFocusAbove } from '../../kit/focus/leave-focus-above';
import { useRefMap } from '../../kit/focus/useRefMap';
import { BatchProgress } from '../../kit/send/BatchProgress';
import { OffButton } from '../../kit/ui/OffButton';
import { KeptPanel } from './Panel';
import { texts } from './texts';
import { Waiting } from './today-styles';
import type { TodayTurnoFragment } from './today.generated';
import { TurnoFacts } from './TurnoFacts';
import type { StatusPress } from './useStatusPress';

const SHOWN_FIRST = 2;

interface Props {
  turnos: readonly TodayTurnoFragment[];
  /** Total, including unloaded ones. */
  count: number;
  today: string;
  withProfessional: boolean;
  press: StatusPress;
}

/** One press each, or all shown. */
export function ConfirmPanel({ turnos, count, today, withProfessional, press }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const cards = useRefMap<string>();
  const shown = showsAll ? turnos : turnos.slice(0, SHOWN_FIRST);
  const hidden = turnos.length - shown.length;
  const { progress } = press;
  return (
    <KeptPanel
      title={texts.confirm.title}
      count={count}
      rows={{ cards }}
      actions={
        hidden > 0 && (
          <Button variant="text" size="small" ref={leaveFocusAbove} onClick={() => setShowsAll(true)}>
            {texts.confirm.show(turnos.length)}
          </Button>
        )
      }
    >
      {turnos.length === 0 && <p className="quiet">{texts.confirm.empty}</p>}
      {shown.length > 0 && (
        <Waiting>
          {shown.map((turno) => (
            <li key={turno.id} ref={cards.ref(turno.id)}>
              <TurnoFacts turno={turno} today={today} withProfessional={withProfessional} />
              <OffButton
                variant="outlined"
                size="small"
                off={progress !== null || press.sendingIds.has(turno.id)}
                aria-label={texts.confirm.oneOf(turno.patientName)}
                onClick={() => void press.one(turno, 'confirmed')}
              >
                {texts.confirm.one}
              </OffButton>
            </li>
          ))}
        </Waiting>
      )}
      {/* Below the list: a second press on "Ver los 20" must not confirm them. */}
      {hidden === 0 && turnos.length > 1 && (
        <OffButton
          variant="text"
          size="small"
          off={progress !== null}
          onClick={() => void press.several(shown, 'confirmed')}
        >
          {texts.confirm.all(shown.length)}
        </OffButton>
      )}
      {progress && <BatchProgress label={texts.confirm.busy} progress={progress} onStop={press.stop} />}
    </KeptPanel>
  );
}
