import Button from '@mui/material/Button';
import { useState } from 'react';

import { monthOf } from '../time/wall-time';
import { theme } from '../ui/theme';
import { weeksFrom, type WeekStart } from './month-weeks';

interface Options {
  /** yyyy-MM */
  month: string;
  today: string;
  weekStart: WeekStart;
  /** Default: yes. */
  foldsPast?: boolean;
  tabStop: string;
  onFold: () => void;
}

/** Past weeks of the present month: folded until the user opens them or the arrows lead there. `from`: the first day shown. */
export function usePastWeeks({ month, today, weekStart, foldsPast = true, tabStop, onFold }: Options) {
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const weeks = (from?: string) => weeksFrom(month, weekStart, from);
  const isFoldable = foldsPast && monthOf(today) === month && weeks(today).length < weeks().length;
  const isFolded = isFoldable && unfolded !== month && weeks(today).some((week) => week.includes(tabStop));
  const toggle = () => {
    if (!isFolded) onFold();
    setUnfolded(isFolded ? month : null);
  };
  return {
    from: isFolded ? today : undefined,
    button: isFoldable && (
      <Button
        variant="text"
        size="small"
        style={{ color: theme.vars.palette.text.secondary, marginLeft: -8, justifySelf: 'start' }}
        onClick={toggle}
      >
        {isFolded ? 'Ver las semanas que pasaron' : 'Ocultar las semanas que pasaron'}
      </Button>
    ),
  };
}
