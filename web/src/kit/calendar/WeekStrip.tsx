import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

import { weekdayOf } from '../time/wall-time';
import { theme } from '../ui/theme';
import { weekdayNames } from './month-weeks';

const WEEKDAYS = weekdayNames('sunday');

const Strip = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  // A day is as wide as a finger at 360 px.
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& .MuiButtonBase-root': {
    display: 'grid',
    justifyItems: 'center',
    width: '100%',
    minHeight: 44,
    padding: 0,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    background: theme.vars.palette.background.paper,
    font: 'inherit',
    // Three lines leave five appointments in sight on a phone.
    lineHeight: '0.9375rem',
  },
  '& .weekday, & .count': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& .number': { fontWeight: 700 },
  '& [data-labelled="true"] .weekday': { textDecoration: 'underline dotted 2px', textUnderlineOffset: 1 },
  '& [aria-current="date"] .number': { textDecoration: 'underline' },
  '& [aria-pressed="true"], & [aria-pressed="true"] span': {
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    borderColor: theme.vars.palette.primary.main,
  },
  '@media print': { display: 'none' },
});

interface Props {
  label: string;
  /** In order, yyyy-MM-dd. */
  days: readonly string[];
  selected: string | null;
  today: string;
  /** Accessible name. */
  nameOf: (day: string) => string;
  /** Short text below the number. */
  textOf: (day: string) => string;
  labelsOf?: (day: string) => readonly string[];
  onSelect: (day: string) => void;
}

export function WeekStrip({ label, days, selected, today, nameOf, textOf, labelsOf, onSelect }: Props) {
  return (
    <Strip aria-label={label}>
      {days.map((day) => {
        const labels = labelsOf?.(day) ?? [];
        return (
          <li key={day} title={labels.join(', ') || undefined}>
            <ButtonBase
              aria-pressed={day === selected}
              aria-current={day === today ? 'date' : undefined}
              data-labelled={labels.length > 0}
              onClick={() => onSelect(day)}
            >
              <span style={visuallyHidden}>{[nameOf(day), ...labels].join(', ')}</span>
              <span className="weekday" aria-hidden="true">
                {WEEKDAYS[weekdayOf(day)]!.short}
              </span>
              <span className="number" aria-hidden="true">
                {Number(day.slice(8))}
              </span>
              <span className="count" aria-hidden="true">
                {textOf(day)}
              </span>
            </ButtonBase>
          </li>
        );
      })}
    </Strip>
  );
}
