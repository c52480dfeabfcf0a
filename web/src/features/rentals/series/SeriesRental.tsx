import Stack from '@mui/material/Stack';

import type { Loses } from '../../../kit/dialog/leave-guards';
import { EmptyState } from '../../../kit/states/EmptyState';
import { Loaded } from '../../../kit/states/Loaded';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { offeredRooms, specialtyOf } from '../room-option';
import { usualInterval } from './series-form';
import { SeriesForm } from './SeriesForm';
import { SeriesList } from './SeriesList';
import { useRentalSeriesPageQuery } from './series.generated';
import { texts } from './texts';

interface Props {
  professionalId: number;
  /** An administrator rents for another professional. */
  isForOther?: boolean;
  specialtyId?: number | undefined;
  leaves?: Loses | undefined;
}

export function SeriesRental({ professionalId, isForOther = false, specialtyId, leaves }: Props) {
  const query = useRentalSeriesPageQuery({
    variables: { professionalId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded query={query} errorTitle={texts.failed} waiting={<PageSpinner />}>
      {({ clinic, viewer, rentableRooms, rentalSeries, professionalAvailability }) => (
        <Stack spacing={6}>
          <SeriesList series={rentalSeries} currency={clinic.currency} isForOther={isForOther} reload={query.refetch} />
          {rentableRooms.length === 0 ? (
            <EmptyState title={texts.noRooms} text={texts.noRoomsHint} />
          ) : (
            <SeriesForm
              key={professionalId}
              professionalId={professionalId}
              rooms={offeredRooms(rentableRooms, isForOther ? specialtyId : specialtyOf(viewer))}
              clinic={clinic}
              hours={usualInterval(professionalAvailability.entries)}
              leaves={leaves}
              onRented={query.refetch}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}
