import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useCallback, useRef, useState, type ReactNode } from 'react';

import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { usePageTitle } from '../../../clinic/facts/useClinic';
import { HOME_PATH } from '../../../clinic/paths';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { useRefMap } from '../../../kit/focus/useRefMap';
import { usePagedQuery } from '../../../kit/list/usePagedQuery';
import { EmptyState } from '../../../kit/states/EmptyState';
import { Loaded } from '../../../kit/states/Loaded';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { AppointmentCounts } from '../AppointmentCounts';
import { saveCalendarEntry } from '../calendar-entry';
import { texts } from '../texts';
import { byTime } from './by-time';
import { ComingAppointments } from './ComingAppointments';
import { useMyAppointmentsQuery } from './my-appointments.generated';
import { PastAppointments } from './PastAppointments';
import { useCancellation } from './useCancellation';

const PAGE = 20;

/** For the booking dialog. */
export interface PatientBookingProps {
  isOpen: boolean;
  onClose: () => void;
  onBooked: () => void;
}

interface Props {
  /** The booking dialog. */
  renderBooking: (props: PatientBookingProps) => ReactNode;
  /** The list does not wait for it. `onAnswered`: turnos may have changed. */
  renderOffers: (props: { onAnswered: () => void }) => ReactNode;
  /** Inside the list, which does not wait for it. */
  waitingList: ReactNode;
  /** Turnos may have changed. */
  onChanged: () => void;
}

/** Upcoming first. */
export function MyAppointmentsPage({ renderBooking, renderOffers, waitingList, onChanged }: Props) {
  usePageTitle(texts.myAppointments.title);
  const { shown, failed, refetch, showOlder, loadingOlder } = useMyAppointments();
  const readAgain = () => {
    onChanged();
    return refetch();
  };
  const cancellation = useCancellation({
    clinic: shown?.clinic,
    listed: shown ? [...shown.coming, ...shown.history] : [],
    onDone: () => void readAgain(),
    onConflict: readAgain,
  });
  const [booking, setBooking] = useState(false);
  const endBooking = useCallback(() => setBooking(false), []);
  const [arrivedId, setArrivedId] = useState<string>();
  const comingTitle = useRef<HTMLHeadingElement>(null);
  const pastTitles = useRefMap<string>();
  useFocusOn(comingTitle, cancellation.cancelledId);
  useFocusOn(() => pastTitles.get(arrivedId), arrivedId);
  const isEmpty = shown !== undefined && shown.coming.length + shown.history.length === 0;

  return (
    <Stack component={Container} spacing={6} sx={{ maxWidth: 960 }} className="public">
      <Stack direction="row" spacing={4} sx={{ justifyContent: 'space-between' }}>
        <Typography variant="h1">{texts.myAppointments.title}</Typography>
        {/* An empty list has its own emphasized button. */}
        <Button variant={isEmpty ? 'outlined' : 'contained'} aria-haspopup="dialog" onClick={() => setBooking(true)}>
          {texts.myAppointments.book}
        </Button>
      </Stack>
      {renderOffers({ onAnswered: () => void refetch() })}
      {(shown || !failed) && (
        <AppointmentCounts of="cita" counts={shown?.counts} label={texts.myAppointments.countsLabel} />
      )}
      <Typography variant="h2">{texts.myAppointments.history}</Typography>
      <Loaded
        query={{ data: shown, error: failed, refetch }}
        errorTitle={texts.myAppointments.failed}
        waiting={<ListOnItsWay />}
      >
        {(appointments) => (
          <>
            <ClinicZoneNote clinic={appointments.clinic} />
            {isEmpty ? (
              <EmptyState
                title={texts.myAppointments.empty}
                action={<ButtonLink to={HOME_PATH}>{texts.myAppointments.bookFirst}</ButtonLink>}
              />
            ) : (
              <ComingAppointments
                {...appointments}
                title={comingTitle}
                onCancel={cancellation.ask}
                onAddToCalendar={(appointment) => saveCalendarEntry(appointments.clinic, appointment)}
              />
            )}
          </>
        )}
      </Loaded>
      {waitingList}
      {shown && shown.history.length > 0 && (
        <PastAppointments
          history={shown.history}
          now={shown.clinic.now}
          titles={pastTitles}
          onMore={showOlder && (() => void showOlder().then(setArrivedId))}
          loadingMore={loadingOlder}
        />
      )}
      {cancellation.dialog}
      {renderBooking({ isOpen: booking, onClose: endBooking, onBooked: () => void readAgain() })}
    </Stack>
  );
}

function ListOnItsWay() {
  return (
    <Stack spacing={3} role="status">
      <span style={visuallyHidden}>{texts.myAppointments.loading}</span>
      {[1, 2, 3].map((number) => (
        <Skeleton key={number} aria-hidden="true" style={{ minHeight: 160, borderRadius: 16 }} />
      ))}
    </Stack>
  );
}

/**
 * Sorted by the clinic's clock. The browser's clock only splits the query: upcoming ones at once, past ones in pages
 * (appointment-pages).
 */
function useMyAppointments() {
  const [since] = useState(() => `${new Date().toISOString().slice(0, 16)}Z`);
  const { data, failed, retry, more, loadingMore } = usePagedQuery(useMyAppointmentsQuery, {
    variables: { since, first: PAGE },
    pageOf: (answer) => answer.past,
    errorFallback: texts.myAppointments.failed,
  });
  return {
    shown: data && {
      clinic: data.clinic,
      isWaitingListEnabled: data.isWaitingListEnabled,
      counts: data.appointmentCounts,
      ...byTime([...data.coming.items, ...data.past.items], data.clinic.now),
    },
    failed,
    /** Reloads everything shown. */
    refetch: retry,
    /** Resolves to its first id. */
    showOlder: more && (async () => (await more())?.id),
    loadingOlder: loadingMore,
  };
}
