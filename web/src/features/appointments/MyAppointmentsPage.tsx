import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useState, type ReactNode } from 'react';

import { usePageTitle } from '../../shared/clinic/useClinic';
import { HOME_PATH } from '../../shared/paths';
import { EmptyState } from '../../shared/states/EmptyState';
import { Loaded } from '../../shared/states/Loaded';
import { ClinicZoneNote } from '../../shared/time/ClinicZoneNote';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { PageWidth } from '../../shared/ui/layout';
import { AppointmentCounts } from './AppointmentCounts';
import { AppointmentHistory, COMING_TITLE_ID } from './AppointmentHistory';
import { appointmentHeadingId } from './AppointmentItem';
import { saveCalendarEntry } from './calendar-entry';
import { useCancellation } from './useCancellation';
import { LOAD_ERROR, useMyAppointments } from './useMyAppointments';

const Page = styled(PageWidth)({ display: 'grid', gap: 24, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' });
const Top = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 16 });
const Waiting = styled('div')({ display: 'grid', gap: 12 });

/** What the dialog that books has to know of the page. */
export interface PatientBookingProps {
  isOpen: boolean;
  onClose: () => void;
  onBooked: () => void;
}

interface Props {
  /** The dialog that books, where it belongs in the page. */
  renderBooking: (props: PatientBookingProps) => ReactNode;
}

/** The patient's own appointments, upcoming before past ones. */
export function MyAppointmentsPage({ renderBooking }: Props) {
  usePageTitle('Mis Citas');
  const { shown, failed, refetch, showOlder, loadingOlder } = useMyAppointments();
  const cancellation = useCancellation({
    clinic: shown?.clinic,
    listed: shown ? [...shown.coming, ...shown.history] : [],
    onDone: () => void refetch(),
    onConflict: refetch,
  });
  const [booking, setBooking] = useState(false);
  const endBooking = useCallback(() => setBooking(false), []);
  const [arrivedId, setArrivedId] = useState<string>();
  useFocusOn(cancellation.cancelledId && COMING_TITLE_ID, cancellation.cancelledId);
  useFocusOn(arrivedId && appointmentHeadingId(arrivedId), arrivedId);
  const isEmpty = shown !== undefined && shown.coming.length + shown.history.length === 0;

  return (
    <Page className="public">
      <Top>
        <h1>Mis Citas</h1>
        {/* An empty list stresses its own way to the first one. */}
        <Button variant={isEmpty ? 'outlined' : 'contained'} aria-haspopup="dialog" onClick={() => setBooking(true)}>
          Reservar Turno
        </Button>
      </Top>
      {(shown || !failed) && <AppointmentCounts of="cita" counts={shown?.counts} label="Todas tus citas" />}
      <h2>Historial de Citas</h2>
      <Loaded query={{ data: shown, error: failed, refetch }} errorTitle={LOAD_ERROR} waiting={<ListOnItsWay />}>
        {(appointments) =>
          isEmpty ? (
            <EmptyState title="No tienes citas" action={<ButtonLink to={HOME_PATH}>Reservar Cita</ButtonLink>} />
          ) : (
            <>
              <ClinicZoneNote clinic={appointments.clinic} />
              <AppointmentHistory
                {...appointments}
                onCancel={cancellation.ask}
                onAddToCalendar={(appointment) => saveCalendarEntry(appointments.clinic, appointment)}
                onMore={showOlder && (() => void showOlder().then(setArrivedId))}
                loadingMore={loadingOlder}
              />
            </>
          )
        }
      </Loaded>
      {cancellation.dialog}
      {renderBooking({ isOpen: booking, onClose: endBooking, onBooked: () => void refetch() })}
    </Page>
  );
}

function ListOnItsWay() {
  return (
    <Waiting role="status">
      <span className="visually-hidden">Cargando las citas…</span>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} aria-hidden="true" style={{ minHeight: 160, borderRadius: 16 }} />
      ))}
    </Waiting>
  );
}

/** Moves the focus to the element with this id whenever `occasion` changes; what had it is gone by then. */
function useFocusOn(elementId: string | undefined, occasion: string | undefined) {
  useEffect(() => {
    if (elementId && occasion) document.getElementById(elementId)?.focus();
  }, [elementId, occasion]);
}
