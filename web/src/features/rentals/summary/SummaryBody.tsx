import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import type { Cards } from '../../../kit/focus/useKeptFocus';
import { EmptyState } from '../../../kit/states/EmptyState';
import { addMonths, monthOf } from '../../../kit/time/wall-time';
import { up } from '../../../kit/ui/breakpoints';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { ROOM_RENTAL_PATH } from '../../dashboard/dashboard.paths';
import { RENTAL_QUERY } from '../rentals.paths';
import { texts } from '../texts';
import { CostBreakdown } from './CostBreakdown';
import { RoomCard } from './RoomCard';
import type { SummaryRentalFragment } from './summary.generated';
import type { Summary } from './useMonthlySummary';

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [up('wide')]: { gridTemplateColumns: '360px minmax(0, 1fr)' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Rooms = styled('section')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Keeps the heading with the first room.
  '@media print': { display: 'block', '& > h2': { breakAfter: 'avoid' }, '& article': { marginTop: 12 } },
});

interface Props {
  rooms: Cards<number>;
  summary: Summary;
  clinic: ClinicFactsFragment;
  canRent: boolean;
  onGiveBack: (rental: SummaryRentalFragment) => void;
}

export function SummaryBody({ rooms, summary, clinic, canRent, onGiveBack }: Props) {
  const titleId = useId();
  if (summary.rooms.length === 0) {
    const action = canRent && <ButtonLink to={rentalPath(summary, clinic.now)}>{texts.summary.body.rent}</ButtonLink>;
    return <EmptyState title={texts.noRentals} action={action} />;
  }
  return (
    <Columns>
      <CostBreakdown summary={summary} currency={clinic.currency} />
      <Rooms aria-labelledby={titleId}>
        <Typography variant="h2" id={titleId}>
          {texts.summary.body.rooms}
        </Typography>
        {summary.rooms.map((room) => (
          <RoomCard
            key={room.roomId}
            refs={rooms}
            room={room}
            currency={clinic.currency}
            now={clinic.now}
            onGiveBack={onGiveBack}
          />
        ))}
      </Rooms>
    </Columns>
  );
}

/** At that month, or the current one if it is over. */
function rentalPath({ year, month }: Summary, now: string): string {
  const summaryMonth = addMonths(`${year}-01`, month - 1);
  return summaryMonth < monthOf(now) ? ROOM_RENTAL_PATH : `${ROOM_RENTAL_PATH}?${RENTAL_QUERY.month}=${summaryMonth}`;
}

export function SummaryBodyOnItsWay() {
  return (
    <Columns aria-hidden="true">
      <Skeleton style={{ minHeight: 320, borderRadius: 16 }} />
      <Rooms>
        {[1, 2].map((number) => (
          <Skeleton key={number} style={{ minHeight: 200, borderRadius: 16 }} />
        ))}
      </Rooms>
    </Columns>
  );
}
