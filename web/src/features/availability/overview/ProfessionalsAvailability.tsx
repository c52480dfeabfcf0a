import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useCallback, useId, useState } from 'react';

import { ListToolbar } from '../../../kit/list/ListToolbar';
import { countOrNear } from '../../../kit/list/near-text';
import { Pager } from '../../../kit/list/Pager';
import { useListUrlState } from '../../../kit/list/useListUrlState';
import { usePagedQuery } from '../../../kit/list/usePagedQuery';
import { EmptyState } from '../../../kit/states/EmptyState';
import { Loaded } from '../../../kit/states/Loaded';
import { monthName, monthParts } from '../../../kit/time/wall-time';
import { CardGrid } from '../../../kit/ui/layout';
import { UnavailableDatesDialog } from '../dates/UnavailableDatesDialog';
import { texts } from '../texts';
import { WeeklyAvailabilityDialog } from '../week/WeeklyAvailabilityDialog';
import { AvailabilityCard } from './AvailabilityCard';
import { useAvailabilityOverviewQuery, type ProfessionalHoursFragment } from './overview.generated';

const PAGE_SIZE = 12;
const SHAPE = {};

interface Props {
  /** yyyy-MM. */
  month: string;
}

/** For administrators, with dialogs for hours and dates. */
export function ProfessionalsAvailability({ month }: Props) {
  const headingId = useId();
  const urlState = useListUrlState(SHAPE);
  const { search, page, setPage } = urlState;
  const { rows, total, isNear, busy, failed, retry } = usePagedQuery(useAvailabilityOverviewQuery, {
    variables: { ...monthParts(month), search, page, size: PAGE_SIZE },
    pageOf: ({ availabilityOverview }) => availabilityOverview,
    errorFallback: texts.failed,
    about: month,
  });
  const week = useProfessionalDialog(retry);
  const dates = useProfessionalDialog(retry);
  return (
    <Stack component="section" spacing={3} sx={{ mt: 4 }} aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId}>
        {texts.professionalsAvailability.title}
      </Typography>
      <ListToolbar
        urlState={urlState}
        searchLabel={texts.professionalsAvailability.search}
        count={total === undefined ? undefined : countOrNear(texts.professionalsAvailability.count(total), isNear)}
      />
      <Loaded query={{ data: rows, error: failed, refetch: retry }} errorTitle={texts.failed} waiting={<Waiting />}>
        {(found) => {
          if (found.length > 0) return <Cards of={found} month={month} onWeek={week.openFor} onDates={dates.openFor} />;
          const { empty, emptyHint, noneFound, widen } = texts.professionalsAvailability;
          if (search === '') return <EmptyState title={empty} text={emptyHint} />;
          return (
            <EmptyState
              title={noneFound}
              action={
                <Button variant="outlined" onClick={urlState.widen}>
                  {widen}
                </Button>
              }
            />
          );
        }}
      </Loaded>
      <Pager page={page} size={PAGE_SIZE} total={total} busy={busy} onPage={setPage} />
      <WeeklyAvailabilityDialog {...week.props} />
      <UnavailableDatesDialog {...dates.props} />
    </Stack>
  );
}

interface CardsProps {
  of: readonly ProfessionalHoursFragment[];
  month: string;
  onWeek: (of: Person) => void;
  onDates: (of: Person) => void;
}

function Cards({ of, month, onWeek, onDates }: CardsProps) {
  return (
    <CardGrid>
      {of.map((availability) => {
        const { professional } = availability;
        return (
          <li key={professional.id}>
            <AvailabilityCard
              availability={availability}
              monthName={monthName(month)}
              onWeek={() => onWeek(professional)}
              onDates={() => onDates(professional)}
            />
          </li>
        );
      })}
    </CardGrid>
  );
}

type Person = Pick<ProfessionalHoursFragment['professional'], 'id' | 'name'>;

/** Closing it refetches the cards. */
function useProfessionalDialog(reload: () => Promise<unknown>) {
  const [shown, setShown] = useState<{ of: Person; open: boolean }>();
  const close = useCallback(() => setShown((it) => it && { ...it, open: false }), []);
  return {
    openFor: (of: Person) => setShown({ of, open: true }),
    props: {
      open: shown?.open ?? false,
      professionalId: shown?.of.id ?? 0,
      professionalName: shown?.of.name ?? '',
      onClose: () => {
        close();
        void reload();
      },
    },
  };
}

function Waiting() {
  return (
    <div role="status">
      <span style={visuallyHidden}>{texts.loading}</span>
      <CardGrid aria-hidden="true">
        {[1, 2, 3].map((urlState) => (
          <li key={urlState}>
            <Skeleton style={{ minHeight: 220 }} />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}
