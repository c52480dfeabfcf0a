import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';

import { longDate } from '../../kit/time/wall-time';
import { calendarPath, panelCalendarPath } from '../appointments/calendar/calendar.paths';
import { countsOf, type Board } from './board';
import { hoursText, texts } from './texts';

interface Props {
  board: Board;
  isOwn: boolean;
  headingRef: Ref<HTMLHeadingElement>;
}

export function BoardHead({ board: { professional, date, absences, entries }, isOwn, headingRef }: Props) {
  const { all, settled, toCall, told, answered } = countsOf(entries);
  const calendar = isOwn
    ? calendarPath({ day: date })
    : panelCalendarPath({ day: date, professionalId: professional.id });
  return (
    <div>
      <Typography variant="h2" ref={headingRef} tabIndex={-1}>
        {texts.board.heading(professional.name)}
      </Typography>
      <Stack direction="row" sx={{ columnGap: 4, rowGap: 0 }}>
        <Typography sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {[longDate(date), ...absences.map(hoursText)].join(', ')}
        </Typography>
        <Link to={calendar}>{texts.board.calendar}</Link>
      </Stack>
      {all > 0 && (
        <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <strong>{texts.board.settled(settled, all)}</strong>
          {' · '}
          {[texts.board.toCall(toCall), texts.board.told(told), texts.board.answered(answered)].join(' · ')}
        </Typography>
      )}
      {absences.length === 0 && (
        <Alert severity="info" role="note">
          {texts.board.notMarked}
        </Alert>
      )}
    </div>
  );
}
