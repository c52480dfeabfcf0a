import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { isRealMonth } from '../time/calendar-date';
import { addMonths, monthName, monthOf } from '../time/wall-time';
import { theme } from '../ui/theme';
import { weeksFrom, type WeekStart } from './month-weeks';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 16px', marginLeft: -8 });

interface Options {
  /** yyyy-MM */
  month: string;
  today: string;
  weekStart: WeekStart;
  /** Default: yes. */
  foldsPast?: boolean;
  tabStop: string;
  onFold: () => void;
  /** Offered in the last week, of which little is left. */
  onNextMonth?: (month: string) => void;
}

/** Past weeks of the present month: folded until the user opens them or the arrows lead there. `from`: the first day shown. */
export function usePastWeeks({ month, today, weekStart, foldsPast = true, tabStop, onFold, onNextMonth }: Options) {
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const weeks = (from?: string) => weeksFrom(month, weekStart, from);
  const isFoldable = foldsPast && monthOf(today) === month && weeks(today).length < weeks().length;
  const isFolded = isFoldable && unfolded !== month && weeks(today).some((week) => week.includes(tabStop));
  const next = addMonths(month, 1);
  const toggle = () => {
    if (!isFolded) onFold();
    setUnfolded(isFolded ? month : null);
  };
  return {
    from: isFolded ? today : undefined,
    button: isFoldable && (
      <Buttons>
        <Button variant="text" size="small" style={{ color: theme.vars.palette.text.secondary }} onClick={toggle}>
          {isFolded ? 'Ver las semanas que pasaron' : 'Ocultar las semanas que pasaron'}
        </Button>
        {onNextMonth && weeks(today).length === 1 && isRealMonth(next) && (
          <Button variant="text" size="small" onClick={() => onNextMonth(next)}>
            {`Ver ${monthName(next)}`}
          </Button>
        )}
      </Buttons>
    ),
  };
}
