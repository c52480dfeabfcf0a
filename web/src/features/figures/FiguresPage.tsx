import Stack from '@mui/material/Stack';
import { dateText } from '@turnero/api/domain/date-text';

import { useClinic } from '../../clinic/facts/useClinic';
import { useListUrlState } from '../../kit/list/useListUrlState';
import { Cancellations } from './Cancellations';
import { FigureFilters } from './FigureFilters';
import { figureFilter, FIGURES_SHAPE } from './figure-place';
import { NoShows } from './NoShows';
import { RoomsUse } from './RoomsUse';
import { ThirdFree } from './ThirdFree';
import { texts } from './texts';

/** Filters are kept in the address. */
export function FiguresPage() {
  const urlState = useListUrlState(FIGURES_SHAPE);
  const now = useClinic()?.now;
  const filter = now === undefined ? undefined : figureFilter(urlState.filters, now);
  return (
    <Stack spacing={5}>
      <FigureFilters urlState={urlState} count={filter && texts.span(dateText(filter.from), dateText(filter.until))} />
      {filter && (
        <>
          <NoShows filter={filter} chosen={urlState.filters} />
          <Cancellations filter={filter} chosen={urlState.filters} />
          <ThirdFree filter={filter} />
          <RoomsUse filter={{ from: filter.from, until: filter.until }} />
        </>
      )}
    </Stack>
  );
}
