import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { EmptyState } from '../../../kit/states/EmptyState';
import { Loaded } from '../../../kit/states/Loaded';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { formatMoney } from '../../../kit/text/money';
import { intervalText } from '../../../kit/time/intervals';
import { longDate } from '../../../kit/time/wall-time';
import { CardGrid } from '../../../kit/ui/layout';
import { OffButton } from '../../../kit/ui/OffButton';
import { useReturnedHoursQuery } from './returned.generated';
import { texts } from './texts';
import { useRentReturned } from './useRentReturned';

/** Others rent them at the same time. */
const POLL_MS = 30_000;

/** Hours that colleagues gave back, each rented with one press. */
export function ReturnedHours() {
  const query = useReturnedHoursQuery({ fetchPolicy: 'cache-and-network', pollInterval: POLL_MS, errorToast: false });
  const { rent, busyId, failure } = useRentReturned(query.refetch);
  const list = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useKeptFocus(list, () => title.current?.focus());
  return (
    <Loaded query={query} errorTitle={texts.failed} waiting={<PageSpinner />}>
      {({ clinic, returnedHours }) => (
        <Stack component="section" spacing={3} ref={list} aria-label={texts.list}>
          <Typography variant="h3" ref={title} tabIndex={-1}>
            {texts.list}
          </Typography>
          {returnedHours.length === 0 ? (
            <EmptyState title={texts.empty} text={texts.emptyHint} />
          ) : (
            <>
              <p>{texts.hint}</p>
              {failure !== null && <FormBanner kind="error">{failure}</FormBanner>}
              <CardGrid>
                {returnedHours.map((hours) => (
                  <li key={hours.id}>
                    <Card>
                      <Subject id={`devuelta-${hours.id}`}>
                        <strong>{longDate(hours.date)}</strong>
                        {hours.roomName} · {intervalText(hours)} · {formatMoney(hours.finalCost, clinic.currency)}
                      </Subject>
                      <OffButton
                        variant="contained"
                        aria-describedby={`devuelta-${hours.id}`}
                        off={busyId !== null}
                        onClick={() => void rent(hours)}
                      >
                        {busyId === hours.id ? texts.busy : texts.rent}
                      </OffButton>
                    </Card>
                  </li>
                ))}
              </CardGrid>
            </>
          )}
          <ClinicZoneNote clinic={clinic} />
        </Stack>
      )}
    </Loaded>
  );
}
