import Button from '@mui/material/Button';
import { useState } from 'react';

import { useRefMap } from '../../kit/focus/useRefMap';
import { OffButton } from '../../kit/ui/OffButton';
import { KeptPanel } from './Panel';
import { SeveralDialog } from './SeveralDialog';
import { Waiting } from './today-styles';
import type { TodayTurnoFragment } from './today.generated';
import type { Todo } from './todo';
import { TurnoFacts, type FactsContext } from './TurnoFacts';
import { useStatusPress } from './useStatusPress';

const SHOWN_FIRST = 2;

interface Props extends FactsContext {
  todo: Todo;
  turnos: readonly TodayTurnoFragment[];
  /** Total, including unloaded ones. */
  count: number;
  /** The clinic's. */
  now: string;
  onChanged: () => void;
}

/** The first two, one press each; a dialog for several. */
export function TodoPanel({ todo, turnos, count, now, onChanged, ...facts }: Props) {
  const { words, actions } = todo;
  const [isOpen, setOpen] = useState(false);
  const press = useStatusPress(now, onChanged);
  const cards = useRefMap<string>();
  const listed = turnos.filter((turno) => todo.isListed(turno, facts.today));
  const left = count - (turnos.length - listed.length);
  return (
    <KeptPanel
      title={words.title}
      count={left}
      rows={{ cards }}
      actions={
        left > Math.min(listed.length, 1) && (
          <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        )
      }
    >
      {left <= 0 && <p className="quiet">{words.empty}</p>}
      {listed.length > 0 && (
        <Waiting>
          {listed.slice(0, SHOWN_FIRST).map((turno) => (
            <li key={turno.id} ref={cards.ref(turno.id)}>
              <TurnoFacts turno={turno} {...facts} />
              <div className="press">
                {actions.map(({ status, one, oneOf }, index) => (
                  <OffButton
                    key={status}
                    variant={index === 0 ? 'outlined' : 'text'}
                    size="small"
                    off={press.sendingIds.has(turno.id)}
                    aria-label={oneOf(turno.patientName)}
                    onClick={() => void press.one(turno, status)}
                  >
                    {one}
                  </OffButton>
                ))}
              </div>
            </li>
          ))}
        </Waiting>
      )}
      <SeveralDialog
        open={isOpen}
        todo={todo}
        now={now}
        today={facts.today}
        withProfessional={facts.withProfessional}
        onClose={() => setOpen(false)}
        onChanged={onChanged}
      />
    </KeptPanel>
  );
}
