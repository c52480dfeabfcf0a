import Typography from '@mui/material/Typography';

import { monthOf } from '../../kit/time/wall-time';
import { holidayTexts } from '../holidays/texts';
import { useHolidays } from '../holidays/useHolidays';
import { useDaysWithoutSlotsQuery } from './no-slots.generated';
import { reasonText } from './reason-text';

interface Props {
  professionalId: number;
  roomId: number | null;
  /** yyyy-MM-dd */
  day: string;
  durationMinutes: number;
}

/** For staff: why a day has no slots. It supplements a text, so failures stay silent. */
export function WhyNoSlots({ professionalId, roomId, day, durationMinutes }: Props) {
  const { data } = useDaysWithoutSlotsQuery({
    variables: { professionalId, roomId, from: day, to: day, durationMinutes },
    fetchPolicy: 'cache-and-network',
  });
  const holiday = useHolidays(monthOf(day), roomId ?? undefined).closedFor(day);
  const reason = data?.daysWithoutSlots[0]?.reason;
  return reason ? (
    <Typography color="textSecondary" role="status">
      {reason === 'rooms_closed' && holiday !== undefined
        ? holidayTexts.closed(holiday)
        : reasonText(reason, roomId !== null)}
    </Typography>
  ) : null;
}
