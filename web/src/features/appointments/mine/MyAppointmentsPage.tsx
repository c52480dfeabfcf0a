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
import { up } from '../../../kit/ui/breakpoints';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { AppointmentCounts } from '../AppointmentCounts';
import { saveCalendarEntry } from '../calendar-entry';
import { texts } from '../texts';
import { byTime } from './by-time';
import { ComingAppointments } from './ComingAppointments';
import { ComingItem } from './ComingItem';
import { useMyAppointmentsQuery } from './my-appointments.generated';
import { MyFamily } from './MyFamily';
import { NextAppointment } from './NextAppointment';
import { PastAppointments } from './PastAppointments';
import { PendingParts, type Pending } from './PendingParts';
import { useCancellation } from './useCancellation';

const PAGE = 20;

/** For the booking dialog. */
export interface PatientBookingProps {
  isOpen: boolean;
  /** The latest turno's. */
  selectedProfessionalId: number | null;
  onClose: () => void;
  onBooked: (made: { id: string }) => void;
  /** Called once the focus is back. */
  onGone: () => void;
}

interface Props {
  /** The booking dialog. */
  renderBooking: (props: PatientBookingProps) => ReactNode;
  /** The list does not wait for it. `onAnswered`: turnos may have changed. */
  renderOffers: (props: { onAnswered: () => void }) => ReactNode;
  /** Entry that the patient left from its offer; focuses the page title. */
  leftOfferId: string | undefined;
  /** The next turno doesn't wait for it. All below does, or it would move. */
  pending: Pending;
  /** Turnos may have changed. */
  onChanged: () => void;
}

/** The next turno, later ones, what awaits a time, counters, then the past. */
export function MyAppointmentsPage({ renderBooking, renderOffers, leftOfferId, pending, onChanged }: Props) {
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
  const pageTitle = useRef<HTMLHeadingElement>(null);
  const nextTitle = useRef<HTMLHeadingElement>(null);
  const titles = useRefMap<string>();
  const [bookedId, setBookedId] = useState<string>();
  const [isDialogGone, setDialogGone] = useState(false);
  const isBookedShown = shown?.coming.some(({ id }) => id === bookedId);
  useFocusOn(pageTitle, leftOfferId);
  useFocusOn(nextTitle, cancellation.cancelledId);
  useFocusOn(() => titles.get(arrivedId), arrivedId);
  useFocusOn(() => titles.get(bookedId), isDialogGone && isBookedShown && bookedId);
  const isEmpty = shown !== undefined && shown.coming.length + shown.history.length === 0;
  const cards = shown?.coming.map((appointment) => ({
    id: appointment.id,
    card: (
      <ComingItem
        key={appointment.id}
        appointment={appointment}
        headingRef={titles.ref(appointment.id)}
        isNew={appointment.id === bookedId}
        clinic={shown.clinic}
        isWaitingListEnabled={shown.isWaitingListEnabled}
        onCancel={() => cancellation.ask(appointment)}
        onAddToCalendar={() => saveCalendarEntry(shown.clinic, appointment)}
      />
    ),
  }));
  const [next, ...later] = cards ?? [];
  const shownBelow = pending.isLoading ? undefined : shown;
  const isAwaited = shown === undefined && !failed && pending.removedId === undefined;
  const isBelowShown = !pending.isLoading && !isAwaited;

  return (
    <Stack component={Container} spacing={6} sx={{ maxWidth: 960 }} className="public">
      <Stack direction="row" spacing={4} sx={{ justifyContent: 'space-between' }}>
        <Typography variant="h1" ref={pageTitle} tabIndex={-1}>
          {texts.myAppointments.title}
        </Typography>
        {/* An empty list has its own emphasized button. */}
        <Button variant={isEmpty ? 'outlined' : 'contained'} aria-haspopup="dialog" onClick={() => setBooking(true)}>
          {texts.myAppointments.book}
        </Button>
      </Stack>
      {renderOffers({ onAnswered: () => void refetch() })}
      <Loaded
        query={{ data: shown, error: failed, refetch }}
        errorTitle={texts.myAppointments.failed}
        waiting={<NextOnItsWay />}
      >
        {({ clinic, history }) => (
          <>
            {isEmpty ? (
              <EmptyState
                title={texts.myAppointments.empty}
                action={<ButtonLink to={HOME_PATH}>{texts.myAppointments.bookFirst}</ButtonLink>}
              />
            ) : (
              <NextAppointment title={nextTitle}>{next?.card}</NextAppointment>
            )}
            {(next || history.length > 0) && <ClinicZoneNote clinic={clinic} />}
          </>
        )}
      </Loaded>
      {isBelowShown && (
        <>
          <ComingAppointments items={later} bookedId={bookedId} onUnfold={setArrivedId} />
          <PendingParts {...pending} />
        </>
      )}
      {shownBelow && (
        <AppointmentCounts of="cita" counts={shownBelow.counts} label={texts.myAppointments.countsLabel} />
      )}
      {shownBelow && !isEmpty && (
        <PastAppointments
          history={shownBelow.history}
          now={shownBelow.clinic.now}
          titles={titles}
          onMore={showOlder && (() => void showOlder().then(setArrivedId))}
          loadingMore={loadingOlder}
        />
      )}
      {isBelowShown && <MyFamily onChanged={() => void refetch()} focusFallback={() => pageTitle.current?.focus()} />}
      {cancellation.dialog}
      {renderBooking({
        isOpen: booking,
        selectedProfessionalId: (shown?.coming[0] ?? shown?.history[0])?.professionalId ?? null,
        onClose: endBooking,
        onBooked: ({ id }) => {
          setBookedId(id);
          setDialogGone(false);
          void readAgain();
        },
        onGone: () => setDialogGone(true),
      })}
    </Stack>
  );
}

/** Usual height of the next turno with its heading. */
const HEIGHT = { phone: 346, wide: 190 };

function NextOnItsWay() {
  return (
    <Stack spacing={3} role="status">
      <span style={visuallyHidden}>{texts.myAppointments.loading}</span>
      <Skeleton
        aria-hidden="true"
        sx={{ minHeight: HEIGHT.phone, borderRadius: '16px', [up('tablet')]: { minHeight: HEIGHT.wide } }}
      />
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
