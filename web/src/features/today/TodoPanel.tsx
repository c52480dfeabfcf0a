import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

import { useRefMap } from '../../kit/focus/useRefMap';
import { up } from '../../kit/ui/breakpoints';
import { KeptPanel } from './Panel';
import { SeveralDialog } from './SeveralDialog';
import { StatusPress } from './StatusPress';
import { Waiting } from './today-styles';
import type { TodayTurnoFragment } from './today.generated';
import type { Todo } from './todo';
import { TurnoFacts, type FactsContext } from './TurnoFacts';
import { useStatusPress } from './useStatusPress';

const [FEW, MANY] = [2, 5];

interface Props extends FactsContext {
  todo: Todo;
  turnos: readonly TodayTurnoFragment[];
  /** Total, including unloaded ones. */
  count: number;
  /** The clinic's. */
  now: string;
  onChanged: () => void;
}

/** The first two, or five beside three columns; one press each, and a dialog for all of them. */
export function TodoPanel({ todo, turnos, count, now, onChanged, ...facts }: Props) {
  const { words, actions } = todo;
  const [isOpen, setOpen] = useState(false);
  const shown = useMediaQuery(up('xl')) ? MANY : FEW;
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
            {left > shown ? words.openAll(left) : words.open}
          </Button>
        )
      }
    >
      {left <= 0 && <p className="quiet">{words.empty}</p>}
      {listed.length > 0 && (
        <Waiting>
          {listed.slice(0, shown).map((turno) => (
            <li key={turno.id} ref={cards.ref(turno.id)}>
              <TurnoFacts turno={turno} {...facts} />
              <div className="press">
                {actions.map((action, index) => (
                  <StatusPress
                    key={action.status}
                    turno={turno}
                    action={action}
                    press={press}
                    variant={index === 0 ? 'outlined' : 'text'}
                  />
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
