import Button from '@mui/material/Button';
import { useState } from 'react';

import { OffButton } from '../../kit/ui/OffButton';
import { KeptPanel } from './Panel';
import { texts } from './texts';
import { Waiting } from './today-styles';
import type { TodayTurnoFragment } from './today.generated';
import { TurnoFacts } from './TurnoFacts';
import { UnclosedDialog } from './UnclosedDialog';
import type { StatusPress } from './useStatusPress';

const SHOWN_FIRST = 2;

interface Props {
  turnos: readonly TodayTurnoFragment[];
  /** Total, including unloaded ones. */
  count: number;
  today: string;
  withProfessional: boolean;
  press: StatusPress;
  onChanged: () => void;
}

/** Past appointments without an outcome. */
export function UnclosedPanel({ turnos, count, today, withProfessional, press, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <KeptPanel
      title={texts.unclosed.title}
      count={count}
      actions={
        count > Math.min(turnos.length, 1) && (
          <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {texts.unclosed.all}
          </Button>
        )
      }
    >
      {count === 0 && <p className="quiet">{texts.unclosed.empty}</p>}
      {turnos.length > 0 && (
        <Waiting>
          {turnos.slice(0, SHOWN_FIRST).map((turno) => (
            <li key={turno.id}>
              <TurnoFacts turno={turno} today={today} withProfessional={withProfessional} />
              <CloseButtons turno={turno} press={press} />
            </li>
          ))}
        </Waiting>
      )}
      <UnclosedDialog
        open={isOpen}
        today={today}
        withProfessional={withProfessional}
        onClose={() => setOpen(false)}
        onChanged={onChanged}
      />
    </KeptPanel>
  );
}

function CloseButtons({ turno, press }: Pick<Props, 'press'> & { turno: TodayTurnoFragment }) {
  const off = press.sendingIds.has(turno.id);
  return (
    <div className="press">
      <OffButton
        variant="outlined"
        size="small"
        off={off}
        aria-label={texts.unclosed.seenOf(turno.patientName)}
        onClick={() => void press.one(turno, 'completed')}
      >
        {texts.unclosed.seen}
      </OffButton>
      <OffButton
        variant="text"
        size="small"
        off={off}
        aria-label={texts.unclosed.absentOf(turno.patientName)}
        onClick={() => void press.one(turno, 'no_show')}
      >
        {texts.unclosed.absent}
      </OffButton>
    </div>
  );
}
