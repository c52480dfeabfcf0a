import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

import type { Cards } from '../../../kit/focus/useKeptFocus';
import { formatMoney } from '../../../kit/text/money';
import { hoursText } from '../../../kit/time/time-of-day';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import { RentalItem } from './RentalItem';
import type { SummaryRentalFragment } from './summary.generated';
import type { Summary } from './useMonthlySummary';

const Sheet = styled(Card)({
  padding: 0,
  gap: 0,
  overflow: 'hidden',
  '& header': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px', padding: 16 },
  '& h3': { fontSize: '1.125rem' },
  '& header p': { color: theme.vars.palette.text.secondary },
  '& header strong': { color: theme.vars.palette.text.primary },
  '& .rentals': { containerType: 'inline-size' },
  // May break across pages, but not after its name or inside a rental.
  '@media print': {
    display: 'block',
    '& header': { breakInside: 'avoid', breakAfter: 'avoid' },
    '& .rentals': { containerType: 'normal' },
  },
}) as typeof Card;

interface Props {
  room: Summary['rooms'][number];
  currency: string | undefined;
  /** Clinic time. */
  now: string;
  /** By room id. */
  refs: Cards<number>;
  onGiveBack: (rental: SummaryRentalFragment) => void;
}

export function RoomCard({
  room: { roomId, roomName, totalHours, finalCost, bookings },
  currency,
  now,
  refs,
  onGiveBack,
}: Props) {
  const titleId = useId();
  const rates = [...new Set(bookings.map(({ hourlyRate }) => hourlyRate))];
  const [rate] = rates.length === 1 ? rates : [];
  return (
    <Sheet component="article" ref={refs.cards.ref(roomId)} aria-labelledby={titleId}>
      <header>
        <Typography variant="h3" id={titleId} ref={refs.headings.ref(roomId)} tabIndex={-1}>
          {roomName}
        </Typography>
        <p>
          {texts.rentalCount(bookings.length)} · {hoursText(totalHours)}
          {rate !== undefined && ` · ${texts.perHour(rate, currency)}`} ·{' '}
          <strong>{formatMoney(finalCost, currency)}</strong>
        </p>
      </header>
      <ul className="rentals">
        {bookings.map((rental) => (
          <RentalItem
            key={rental.id}
            rental={rental}
            withRate={rates.length > 1}
            currency={currency}
            now={now}
            onGiveBack={() => onGiveBack(rental)}
          />
        ))}
      </ul>
    </Sheet>
  );
}
