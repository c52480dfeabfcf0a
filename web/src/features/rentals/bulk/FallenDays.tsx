import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { shortDate } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import type { FallenDay } from './bulk-days';

interface Props {
  fallen: readonly FallenDay[];
  onRestore: () => void;
}

/**
 * The days that a new room or new hours deselected, with reasons. Changing hours takes two steps, so one click
 * restores the days that fit again.
 */
export function FallenDays({ fallen, onRestore }: Props) {
  if (fallen.length === 0) return null;
  const fitting = fallen.filter(({ reason }) => reason === '').length;
  return (
    <div>
      <Typography color="textSecondary">{texts.bulk.fallenDays.count(fallen.length)}:</Typography>
      <ul>
        {fallen.map(({ date, reason }) => (
          <li key={date}>
            {shortDate(date)}: {reason || texts.bulk.fallenDays.fits}
          </li>
        ))}
      </ul>
      {fitting > 0 && (
        <Button variant="outlined" size="small" onClick={onRestore}>
          {texts.bulk.fallenDays.restore(fitting)}
        </Button>
      )}
    </div>
  );
}
