import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';

import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import { clockTime } from '../../../kit/time/wall-time';
import type { AgendaHoldFragment } from '../agenda.generated';
import { texts } from '../texts';
import { isOf, type WhoseDay } from '../whose-day';

interface Props {
  holds: readonly AgendaHoldFragment[];
  urlState: WhoseDay;
  onRelease: (hold: AgendaHoldFragment) => void;
  /** The focused hold disappeared. */
  onFocusLost: () => void;
}

/** Below the day's table. */
export function HeldTimes({ holds, urlState, onRelease, onFocusLost }: Props) {
  const id = useId();
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part, onFocusLost);
  const shown = holds.filter(isOf(urlState));
  if (shown.length === 0) return null;
  return (
    <Stack ref={part} component="section" spacing={1} aria-labelledby={id} className="no-print">
      <Typography id={id} component="h3" variant="subtitle1">
        {texts.release.list}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((hold) => (
          <Stack
            key={hold.id}
            component="li"
            direction="row"
            spacing={2}
            useFlexGap
            sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          >
            <span>{texts.release.row(`${clockTime(hold.startTime)} - ${clockTime(hold.endTime)}`, hold)}</span>
            <Button
              variant="text"
              aria-haspopup="dialog"
              aria-label={texts.release.openOf(clockTime(hold.startTime), hold.professionalName)}
              onClick={() => onRelease(hold)}
            >
              {texts.release.open}
            </Button>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
