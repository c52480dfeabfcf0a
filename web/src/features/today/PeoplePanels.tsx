import Button from '@mui/material/Button';
import { useId, useRef, useState } from 'react';

import { useKeptFocus } from '../../kit/focus/useKeptFocus';
import { useRefMap } from '../../kit/focus/useRefMap';
import { useRowKeys } from '../../kit/keys/useRowKeys';
import { EmptyState } from '../../kit/states/EmptyState';
import { groupDay } from './day-groups';
import { Panel } from './Panel';
import { PersonRow, type RowContext } from './PersonRow';
import { texts } from './texts';
import { People, Side } from './today-styles';
import type { TodayTurnoFragment } from './today.generated';

interface Props extends RowContext {
  turnos: readonly TodayTurnoFragment[];
}

/** Here, and expected. Arrows move between rows. */
export function PeoplePanels({ turnos, ...row }: Props) {
  const { here, soon, later } = groupDay(turnos, row.now);
  const [showsLater, setShowsLater] = useState(false);
  const laterId = useId();
  // One map for both, so that the focus follows a patient who arrives.
  const cards = useRefMap<string>();
  const part = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(part, () => heading.current?.focus(), { cards, headings: cards });
  const inSight = [...here, ...soon, ...(showsLater ? later : [])].map(({ id }) => id);
  useRowKeys(inSight, cards);
  const list = (some: readonly TodayTurnoFragment[], id?: string) => (
    <People id={id}>
      {some.map((turno) => (
        <PersonRow key={turno.id} turno={turno} rowRef={cards.ref(turno.id)} {...row} />
      ))}
    </People>
  );
  if (turnos.length === 0) return <EmptyState title={texts.people.empty} />;
  const isNobodyLeft = here.length + soon.length + later.length === 0;
  return (
    <Side ref={part}>
      {here.length > 0 && (
        <Panel title={texts.people.here} count={here.length}>
          {list(here)}
        </Panel>
      )}
      <Panel
        title={texts.people.soon}
        count={soon.length}
        headingRef={heading}
        actions={
          later.length > 0 && (
            <Button
              variant="text"
              size="small"
              aria-expanded={showsLater}
              aria-controls={laterId}
              onClick={() => setShowsLater(!showsLater)}
            >
              {showsLater ? texts.people.hideLater : texts.people.showLater(later.length)}
            </Button>
          )
        }
      >
        {soon.length > 0 ? (
          list(soon)
        ) : (
          <p className="quiet">{isNobodyLeft ? texts.people.noneLeft : texts.people.noneSoon}</p>
        )}
        {showsLater && list(later, laterId)}
      </Panel>
    </Side>
  );
}
