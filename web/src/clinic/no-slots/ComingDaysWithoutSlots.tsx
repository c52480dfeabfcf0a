import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { Loaded } from '../../kit/states/Loaded';
import { addDays, dayOf, monthOf, shortDate } from '../../kit/time/wall-time';
import { theme } from '../../kit/ui/theme';
import { useClinic } from '../facts/useClinic';
import { useHolidays } from '../holidays/useHolidays';
import { useDaysWithoutSlotsQuery } from './no-slots.generated';
import { daysByReason, reasonText } from './reason-text';
import { texts } from './texts';

/** Two weeks. */
const DAYS = 14;

const Reasons = styled('dl')({
  margin: 0,
  display: 'grid',
  gap: '8px 16px',
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, color: theme.vars.palette.text.secondary },
});

interface Props {
  /** Or `roomId`. */
  professionalId?: number;
  roomId?: number;
}

/** For staff: coming days without free time, by reason. */
export function ComingDaysWithoutSlots({ professionalId, roomId }: Props) {
  const titleId = useId();
  const now = useClinic()?.now;
  const today = now === undefined ? '' : dayOf(now);
  const query = useDaysWithoutSlotsQuery({
    variables: {
      from: today,
      to: today && addDays(today, DAYS - 1),
      ...(professionalId !== undefined && { professionalId }),
      ...(roomId !== undefined && { roomId }),
    },
    skip: today === '',
    fetchPolicy: 'cache-and-network',
    errorFallback: texts.coming.failed,
  });
  const isRoom = roomId !== undefined;
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 4 }}>
      <Typography variant="h3" id={titleId} sx={{ fontSize: '1.125rem', mb: 2 }}>
        {texts.coming.title}
      </Typography>
      <Loaded
        query={query}
        errorTitle={texts.coming.failed}
        waiting={<Typography color="textSecondary">{texts.coming.loading}</Typography>}
      >
        {({ daysWithoutSlots }) =>
          daysWithoutSlots.length === 0 ? (
            <Typography>{isRoom ? texts.coming.noneOfRoom : texts.coming.none}</Typography>
          ) : (
            <Reasons>
              {daysByReason(daysWithoutSlots).map(({ reason, dates }) => (
                <div key={reason}>
                  <dt>{reasonText(reason, isRoom)}</dt>
                  <dd>{dates.length === DAYS ? texts.coming.all : <Dates dates={dates} roomId={roomId} />}</dd>
                </div>
              ))}
            </Reasons>
          )
        }
      </Loaded>
    </Card>
  );
}

/** In order. Days closed for a holiday name it. */
function Dates({ dates, roomId }: { dates: readonly string[]; roomId: number | undefined }) {
  const [first, last] = [monthOf(dates[0]!), monthOf(dates.at(-1)!)];
  // Two weeks may lie in two months.
  const [ofFirst, ofLast] = [useHolidays(first, roomId), useHolidays(last, roomId)];
  const textOf = (date: string) => {
    const holiday = (monthOf(date) === first ? ofFirst : ofLast).closedFor(date);
    return holiday === undefined ? shortDate(date) : texts.coming.closed(shortDate(date), holiday);
  };
  return dates.map(textOf).join(' · ');
}
