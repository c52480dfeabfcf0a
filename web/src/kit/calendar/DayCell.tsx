import visuallyHidden from '@mui/utils/visuallyHidden';
import { memo, type RefCallback } from 'react';

import { dayName } from '../time/wall-time';
import { isAlike } from '../ui/alike';
import { CheckIcon } from '../ui/icons';
import type { DayView } from './day-view';

interface Props {
  day: string;
  view: DayView;
  isToday: boolean;
  isSelected: boolean;
  isToggle: boolean;
  isTabStop: boolean;
  isWaiting: boolean;
  stopRef: RefCallback<HTMLElement>;
  onSelect: (day: string) => void;
}

/** Skips rendering: most days of a month stay as they were. */
export const DayCell = memo(Cell, ({ view: before, ...one }, { view: after, ...other }) => {
  const [labels, next] = [before, after].map((view) => view.labels?.join());
  return isAlike(one, other) && isAlike({ ...before, labels }, { ...after, labels: next });
});

/** Its name is the long date and all of its visible text, for voice control. */
function Cell({ day, view, isToday, isSelected, isToggle, isTabStop, isWaiting, stopRef, onSelect }: Props) {
  const { state, selectable, text, shortText, mark, labels = [], labelSign = '•', isQuiet = false } = view;
  const number = String(Number(day.slice(8)));
  const name = dayName(day, isToday);
  const at = name.indexOf(number);
  const weekday = name.slice(0, at);
  const monthAndYear = name.slice(at + number.length);
  return (
    <td aria-selected={isSelected}>
      <button
        ref={isTabStop ? stopRef : undefined}
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-disabled={!selectable && !(isToggle && isSelected)}
        aria-pressed={isToggle ? isSelected : undefined}
        aria-current={isToday ? 'date' : undefined}
        data-state={state}
        data-marked={mark !== undefined && !isQuiet}
        data-quiet={isQuiet}
        onClick={() => onSelect(day)}
      >
        <span className="number">
          <span style={visuallyHidden}>{weekday}</span>
          {number}
          {mark?.icon ?? (isSelected && <CheckIcon fontSize="inherit" />)}
        </span>
        <span style={visuallyHidden}>
          {' '}
          {monthAndYear.trim()}
          {mark && `, ${mark.label}`}
          {labels.map((label) => `, ${label}`)}
          {text && ', '}
          {isWaiting && ', cargando…'}
        </span>
        {isWaiting && <span className="waiting" aria-hidden="true" />}
        {text && <span className={shortText === undefined ? 'text' : 'text full'}>{text}</span>}
        {shortText !== undefined && (
          <span className="text short" aria-hidden="true">
            {shortText}
          </span>
        )}
        {labels.map((label) => (
          <span key={label} className="text full label" title={label} aria-hidden="true">
            {label}
          </span>
        ))}
        {labels.length > 0 && (
          <span className="text short dot" title={labels.join(', ')} aria-hidden="true">
            {labelSign}
          </span>
        )}
      </button>
    </td>
  );
}
