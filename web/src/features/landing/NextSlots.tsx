import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useId } from 'react';

import { ClinicZoneNote } from '../../clinic/facts/ClinicZoneNote';
import { usePayer } from '../../clinic/payer/payer';
import { usePayerCoverages } from '../../clinic/payer/PayerCoverages';
import type { FreeSlot } from '../../clinic/slots/first-slots';
import { EmptyState } from '../../kit/states/EmptyState';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { clockTime, dayOf, slotDate } from '../../kit/time/wall-time';
import { theme } from '../../kit/ui/theme';
import { bookingPath } from '../booking/booking.paths';
import type { LandingQuery } from './landing.generated';
import { useLandingFirstSlots } from './LandingFirstSlots';
import { texts } from './texts';
import type { useLanding } from './useLanding';

const LIMIT = 4;

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  '& a, & .waiting': {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gap: 12,
    alignItems: 'center',
    minHeight: 64,
    padding: '8px 12px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: theme.vars.palette.primary.main, background: theme.vars.palette.primaryTint },
  '& .when': { display: 'grid', color: theme.vars.palette.text.secondary, fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& .when span::first-letter': { textTransform: 'uppercase' },
  '& .when strong': { color: theme.vars.palette.primary.main, fontSize: '1.25rem', lineHeight: '1.5rem' },
  '& .who': { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  '& .who span': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem', lineHeight: '1.25rem' },
});

/** At most one per professional, each linked to its booking. */
export function NextSlots({ page: { landing, error } }: { page: ReturnType<typeof useLanding> }) {
  const titleId = useId();
  const firsts = useLandingFirstSlots();
  const payer = usePayer();
  const { isTaken } = usePayerCoverages();
  const taken = firsts.all?.filter(({ professionalId }) => isTaken(professionalId) !== false);
  const isFiltered = taken?.length !== firsts.all?.length;
  const slots = landing && taken && soonest(landing, taken);
  // Times need names; the list of specialties shows the failure.
  if (error !== undefined && !landing && !firsts.failed) return null;
  return (
    <Card component="aside" aria-labelledby={titleId} aria-busy={slots === undefined && !firsts.failed}>
      <Typography variant="h2" id={titleId}>
        {texts.nextSlots.title}
      </Typography>
      <LoadedOnce
        query={{ data: slots, error: firsts.failed, refetch: firsts.refetch }}
        errorTitle={texts.nextSlots.failed}
        waiting={<Waiting />}
      >
        {(next) =>
          next.length === 0 ? (
            <EmptyState
              title={isFiltered && payer ? texts.nextSlots.emptyFor(payer.name) : texts.nextSlots.empty}
              text={texts.nextSlots.emptyHint}
            />
          ) : (
            <List className="slots">
              {next.map(({ startTime, today, professional }) => (
                <li key={professional.id}>
                  <Link to={bookingPath(professional.id, startTime)}>
                    <span className="when">
                      <strong>{clockTime(startTime)}</strong>
                      <span>{slotDate(dayOf(startTime), today)}</span>
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
      <ClinicZoneNote clinic={landing?.clinic} />
    </Card>
  );
}

function soonest({ clinic, professionals }: LandingQuery['landing'], all: readonly FreeSlot[]) {
  const byId = new Map(professionals.map((professional) => [professional.id, professional]));
  return all
    .flatMap(({ professionalId, startTime }) => {
      const professional = byId.get(professionalId);
      return professional ? [{ startTime, today: dayOf(clinic.now), professional }] : [];
    })
    .slice(0, LIMIT);
}

/** Reserves the list's height. */
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
