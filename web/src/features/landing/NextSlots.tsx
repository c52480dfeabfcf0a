import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useId } from 'react';

import type { ClinicFactsFragment } from '../../clinic/facts/clinic.generated';
import { ClinicZoneNote } from '../../clinic/facts/ClinicZoneNote';
import { EmptyState } from '../../kit/states/EmptyState';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { clockTime, dayOf, nearDate, shortDate } from '../../kit/time/wall-time';
import { bookingPath } from '../booking/booking.paths';
import { useNextSlotsQuery } from './landing.generated';
import { texts } from './texts';

const LIMIT = 4;

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  '& a, & .waiting': {
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    gap: 12,
    alignItems: 'center',
    minHeight: 64,
    padding: '8px 12px',
    border: '1px solid var(--divider)',
    borderRadius: 8,
    color: 'var(--ink)',
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: 'var(--primary)', background: 'var(--primary-tint)' },
  '& .when': { display: 'grid', color: 'var(--muted)', fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& .when strong': { color: 'var(--primary)', fontSize: '1.25rem', lineHeight: '1.5rem' },
  '& .who': { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  '& .who span': { color: 'var(--muted)', fontSize: '0.875rem', lineHeight: '1.25rem' },
});

/** The clinic's next free appointments, each a link to book it. */
export function NextSlots({ clinic }: { clinic: ClinicFactsFragment | undefined }) {
  const titleId = useId();
  const query = useNextSlotsQuery({
    variables: { limit: LIMIT },
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  return (
    <Card component="aside" aria-labelledby={titleId} aria-busy={query.loading}>
      <Typography variant="h2" id={titleId}>
        {texts.nextSlots.title}
      </Typography>
      <LoadedOnce query={query} errorTitle={texts.nextSlots.failed} waiting={<Waiting />}>
        {({ nextSlots }) =>
          nextSlots.length === 0 ? (
            <EmptyState title={texts.nextSlots.empty} text={texts.nextSlots.emptyHint} />
          ) : (
            <List className="slots">
              {nextSlots.map(({ startTime, professional }) => (
                <li key={`${startTime} ${professional.id}`}>
                  <Link to={bookingPath(professional.id, startTime)}>
                    <span className="when">
                      <strong>{clockTime(startTime)}</strong>
                      <span>
                        {clinic ? nearDate(dayOf(startTime), dayOf(clinic.now)) : shortDate(dayOf(startTime))}
                      </span>
                    </span>
                    <span className="who">
                      {professional.name}
                      {professional.specialty && <span>{professional.specialty.name}</span>}
                    </span>
                  </Link>
                </li>
              ))}
            </List>
          )
        }
      </LoadedOnce>
      <ClinicZoneNote clinic={clinic} />
    </Card>
  );
}

/** As high as the coming list, so that nothing below jumps. */
function Waiting() {
  return (
    <List className="slots" aria-hidden="true">
      {Array.from({ length: LIMIT }, (_row, row) => (
        <li key={row}>
          <div className="waiting">
            <Skeleton />
            <Skeleton />
          </div>
        </li>
      ))}
    </List>
  );
}
