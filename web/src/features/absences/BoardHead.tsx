import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';

import { useQuestion } from '../../kit/dialog/useQuestion';
import { longDate } from '../../kit/time/wall-time';
import { calendarPath, panelCalendarPath } from '../appointments/calendar/calendar.paths';
import { countsOf, type Board } from './board';
import { hoursText, texts } from './texts';
import { useRemoveAbsence } from './useRemoveAbsence';

interface Props {
  board: Board;
  isOwn: boolean;
  headingRef: Ref<HTMLHeadingElement>;
}

export function BoardHead({ board: { professional, date, absences, entries }, isOwn, headingRef }: Props) {
  const { all, settled, toCall, here, mailed, told, answered } = countsOf(entries);
  const calendar = isOwn
    ? calendarPath({ day: date })
    : panelCalendarPath({ day: date, professionalId: professional.id });
  const remove = useRemoveAbsence(professional.id);
  const removal = useQuestion<null>(() => ({
    title: texts.removal.title,
    consequences: texts.removal.consequences(all - settled, settled),
    noLabel: texts.removal.no,
    yesLabel: texts.removal.open,
    onYes: () => remove(absences.map(({ id }) => id)),
  }));
  return (
    <div>
      <Typography variant="h2" ref={headingRef} tabIndex={-1}>
        {texts.board.heading(isOwn ? null : professional.name)}
      </Typography>
      <Stack direction="row" sx={{ columnGap: 4, rowGap: 0, minHeight: 40, alignItems: 'center' }}>
        <Typography sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {[longDate(date), ...absences.map(hoursText)].join(', ')}
        </Typography>
        <Link to={calendar}>{texts.board.calendar}</Link>
        {absences.length > 0 && (
          <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => removal.ask(null)}>
            {texts.removal.open}
          </Button>
        )}
      </Stack>
      {all > 0 && (
        <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <strong>{texts.board.settled(settled, all)}</strong>
          {' · '}
          {[
            texts.board.toCall(toCall),
            ...(here > 0 ? [texts.board.here(here)] : []),
            ...(mailed > 0 ? [texts.board.mailed(mailed)] : []),
            texts.board.told(told),
            texts.board.answered(answered),
          ].join(' · ')}
        </Typography>
      )}
      {absences.length === 0 && (
        <Alert severity="info" role="note">
          {texts.board.notMarked}
        </Alert>
      )}
      {removal.dialog}
    </div>
  );
}
