import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';

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
import { offeredRooms, specialtyOf } from '../room-option';
import { texts as rentalTexts } from '../texts';
import { texts } from './texts';
import { withUnsure, type Returned } from './unsure-hours';
import { useRentReturned } from './useRentReturned';

/** Others rent meanwhile. */
const POLL_MS = 30_000;

/** Colleagues' returned hours, rented with one press. */
export function ReturnedHours() {
  const query = useReturnedHoursQuery({ fetchPolicy: 'cache-and-network', pollInterval: POLL_MS });
  const { rent, busyId, failure, unsure } = useRentReturned(query.refetch);
  const list = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useKeptFocus(list, () => title.current?.focus());
  return (
    <Loaded query={query} errorTitle={texts.failed} waiting={<PageSpinner />}>
      {({ clinic, viewer, rentableRooms, returnedHours }) => {
        const shown = withUnsure(returnedHours, unsure);
        const others = offeredRooms(rentableRooms, specialtyOf(viewer)).filter(({ isOfOthers }) => isOfOthers);
        return (
          <Stack component="section" spacing={3} ref={list} aria-label={texts.list}>
            <Typography variant="h3" ref={title} tabIndex={-1}>
              {texts.list}
            </Typography>
            {failure !== null && <FormBanner kind="error">{failure}</FormBanner>}
            {shown.length === 0 ? (
              <EmptyState title={texts.empty} text={texts.emptyHint} />
            ) : (
              <>
                <p>{texts.hint}</p>
                <CardGrid>
                  {shown.map((hours, urlState) => (
                    <HoursCard
                      key={hours.id}
                      hours={hours}
                      currency={clinic.currency}
                      isOfOthers={others.some(({ id }) => id === hours.roomId)}
                      unsureText={unsure.find((it) => it.hours.id === hours.id)?.text}
                      busyId={busyId}
                      onRent={() => void rent(hours, urlState)}
                    />
                  ))}
                </CardGrid>
              </>
            )}
            <ClinicZoneNote clinic={clinic} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

interface CardProps {
  hours: Returned;
  currency: string;
  /** See OfferedRoom. */
  isOfOthers: boolean;
  /** Without a clear answer. */
  unsureText: string | undefined;
  /** Being rented. */
  busyId: string | null;
  onRent: () => void;
}

function HoursCard({ hours, currency, isOfOthers, unsureText, busyId, onRent }: CardProps) {
  const [hoursId, unsureId] = [useId(), useId()];
  return (
    <li>
      <Card>
        <Subject id={hoursId}>
          <strong>{longDate(hours.date)}</strong>
          {hours.roomName} · {intervalText(hours)} · {formatMoney(hours.finalCost, currency)}
          {isOfOthers && ` · ${rentalTexts.ofOthers}`}
        </Subject>
        {unsureText !== undefined && (
          <div id={unsureId}>
            <FormBanner kind="error">{unsureText}</FormBanner>
          </div>
        )}
        <OffButton
          variant="contained"
          aria-describedby={unsureText === undefined ? hoursId : `${hoursId} ${unsureId}`}
          off={busyId !== null}
          onClick={onRent}
        >
          {busyId === hours.id ? texts.busy : unsureText === undefined ? texts.rent : texts.retry}
        </OffButton>
      </Card>
    </li>
  );
}
