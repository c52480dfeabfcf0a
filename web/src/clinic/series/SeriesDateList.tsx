import Button from '@mui/material/Button';
import { useRef } from 'react';

import { useFocusNext } from '../../kit/focus/useFocusNext';
import { CheckboxField } from '../../kit/form/CheckboxField';
import { dayOf, monthOf } from '../../kit/time/wall-time';
import { PlainIcon, type IconName } from '../../kit/ui/icons';
import { StatusChip, type StatusColour } from '../../kit/ui/StatusChip';
import { useHolidayLabels } from '../holidays/useHolidays';
import type { SeriesDateState } from './series-dates.generated';
import type { SeriesPick, SeriesRow } from './series-rows';
import { DateList } from './DateList';
import { seriesTexts as texts } from './texts';

const LOOKS: Record<SeriesDateState, { icon: IconName; colour: StatusColour }> = {
  free: { icon: 'Check', colour: 'confirmed' },
  taken: { icon: 'Person', colour: 'cancelled' },
  absent: { icon: 'EventBusy', colour: 'pending' },
  rooms_taken: { icon: 'Room', colour: 'cancelled' },
  rooms_closed: { icon: 'Room', colour: 'pending' },
  not_open: { icon: 'CalendarMonth', colour: 'pending' },
  outside_hours: { icon: 'Schedule', colour: 'pending' },
  past: { icon: 'Hourglass', colour: 'absent' },
  clinic_only: { icon: 'Chat', colour: 'pending' },
};

interface Props {
  rows: readonly SeriesRow[];
  noteOf?: (row: SeriesRow) => string;
  /** Sent without an answer: read-only. */
  isSent?: boolean;
  onPick: (start: string, pick: SeriesPick) => void;
}

/** Each date in words and by icon, in or out; taken dates get the nearest other time. */
export function SeriesDateList({ rows, noteOf, isSent = false, onPick }: Props) {
  return (
    <>
      <p role="status">{texts.chosen(rows.filter(({ isIn }) => isIn).length, rows.length)}</p>
      <DateList aria-label={texts.list}>
        {rows.map((row) => (
          <Row key={row.facts.startTime} {...{ row, isSent, onPick }} note={noteOf?.(row)} />
        ))}
      </DateList>
    </>
  );
}

interface RowProps extends Pick<Props, 'onPick'> {
  row: SeriesRow;
  note: string | undefined;
  isSent: boolean;
}

function Row({ row: { facts, slot, isIn, isOther }, note, isSent, onPick }: RowProps) {
  const { startTime, state, nearest } = facts;
  const box = useRef<HTMLInputElement>(null);
  const focusNext = useFocusNext();
  const shown = slot?.startTime ?? startTime;
  const holidays = useHolidayLabels(monthOf(shown))(dayOf(shown));
  const { icon, colour } = LOOKS[isOther ? 'free' : state];
  const pick = (made: SeriesPick) => {
    onPick(startTime, made);
    // The button disappears, and the box was off until now.
    focusNext(() => box.current);
  };
  const notes = [
    ...(isOther ? [texts.instead(startTime)] : []),
    ...(slot ? [slot.room.name] : []),
    ...holidays,
    ...(note === undefined ? [] : [note]),
  ];
  return (
    <li>
      <div className="which">
        <CheckboxField
          label={
            <>
              {texts.moment(shown)}
              <span className="note">{notes.join(' · ')}</span>
            </>
          }
          checked={isIn}
          isDisabled={isSent || slot === null}
          fieldRef={box}
          onChange={(checked) =>
            onPick(startTime, { isIn: checked, ...(isOther && nearest && { otherStart: nearest.startTime }) })
          }
        />
      </div>
      <div className="what">
        <StatusChip
          icon={<PlainIcon name={icon} />}
          colour={colour}
          label={isOther ? texts.other : texts.states[state]}
        />
        {!isSent && !isOther && nearest && (
          <Button variant="outlined" size="small" onClick={() => pick({ isIn: true, otherStart: nearest.startTime })}>
            {texts.take(nearest.startTime)}
          </Button>
        )}
        {!isSent && isOther && (
          <Button size="small" onClick={() => pick({ isIn: false })}>
            {texts.giveBack(startTime)}
          </Button>
        )}
        {!isSent && !isIn && slot !== null && state !== 'free' && <span className="note">{texts.allTheSame}</span>}
        {!isOther && slot === null && nearest === null && <span className="note">{texts.noOther}</span>}
      </div>
    </li>
  );
}
