import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

import { openingHoursText } from '../../clinic/hours/weekdays';
import { DirectionsLink } from '../../kit/contact/ContactLink';
import { up } from '../../kit/ui/breakpoints';
import { EventBusyIcon, PlaceIcon, ScheduleIcon } from '../../kit/ui/icons';
import { theme } from '../../kit/ui/theme';
import type { LandingQuery } from './landing.generated';
import { texts } from './texts';

const Facts = styled('section')({
  display: 'grid',
  gap: 4,
  overflowWrap: 'anywhere',
  '& p': { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', columnGap: 8, alignItems: 'start' },
  '& svg': { color: theme.vars.palette.primary.main, marginTop: 2 },
  // As high as a finger.
  '& a': { display: 'inline-block', padding: '10px 0', margin: '-10px 0' },
  [up('md')]: { gridColumn: 1, gridRow: 2 },
});

/** Opening hours and address, as far as the clinic set them. */
export function VisitFacts({ landing }: { landing: LandingQuery['landing'] | undefined }) {
  if (!landing) return null;
  const { clinic, openingHours: week, closedFor } = landing;
  if (!week && clinic.address === null && closedFor === null) return null;
  return (
    <Facts aria-label={texts.visitFacts.label}>
      {closedFor !== null && (
        <p>
          <EventBusyIcon fontSize="small" />
          <strong>{texts.visitFacts.closedToday(closedFor)}</strong>
        </p>
      )}
      {week && (
        <p>
          <ScheduleIcon fontSize="small" />
          <span>
            <span style={visuallyHidden}>{texts.visitFacts.hours} </span>
            {openingHoursText(week)}
          </span>
        </p>
      )}
      {clinic.address !== null && (
        <p>
          <PlaceIcon fontSize="small" />
          <span>
            {clinic.address} · <DirectionsLink address={clinic.address} />
          </span>
        </p>
      )}
    </Facts>
  );
}
