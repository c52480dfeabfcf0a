import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';

import { seriesTexts } from './texts';

/** Placeholder of a loading list of dates. */
export function SeriesDatesWaiting({ count }: { count: number }) {
  return (
    <>
      <span role="status" style={visuallyHidden}>
        {seriesTexts.loading}
      </span>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} aria-hidden="true" style={{ height: 56 }} />
      ))}
    </>
  );
}
