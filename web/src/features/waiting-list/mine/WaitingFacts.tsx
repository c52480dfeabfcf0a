import Typography from '@mui/material/Typography';
import { wishedHoursText } from '@turnero/api/domain/wished-hours';

import { capitalized } from '../../../kit/text/capitalized';
import { longMoment } from '../../../kit/time/wall-time';
import { periodText } from '../period-text';
import { texts } from '../texts';
import type { OwnEntryFragment } from './my-waiting-list.generated';

interface Props {
  entry: OwnEntryFragment;
  /** yyyy-MM-dd */
  today: string;
}

/** Available hours, and the appointment kept meanwhile. */
export function WaitingFacts({ entry, today }: Props) {
  const { hours, keptAppointment: kept } = entry;
  const isKept = kept !== null && (kept.status === 'pending' || kept.status === 'confirmed');
  return (
    <>
      <Typography color="textSecondary">
        {capitalized(wishedHoursText(hours))}, {periodText(entry, today)}
      </Typography>
      {isKept && (
        <Typography color="textSecondary">
          {texts.mine.kept(longMoment(kept.startTime), kept.professionalName)}
        </Typography>
      )}
    </>
  );
}
