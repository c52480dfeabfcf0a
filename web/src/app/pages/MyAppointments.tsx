import { MyAppointmentsPage, type PatientBookingProps } from '../../features/appointments/mine/MyAppointmentsPage';
import { useBookableProfessionals } from '../../clinic/booking/dialog/useBookableProfessionals';
import { MySentRequests } from '../../features/requests/mine/MySentRequests';
import { useMySentRequests } from '../../features/requests/mine/useMySentRequests';
import { OwnOffers } from '../../features/waiting-list/mine/OwnOffers';
import { useMyWaitingList } from '../../features/waiting-list/mine/useMyWaitingList';
import { WaitingEntries } from '../../features/waiting-list/mine/WaitingEntries';
import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../kit/lazy/useDialogLoadFailure';

const load = () => import('../../features/booking/dialog/BookingDialog').then((file) => file.BookingDialog);

export function MyAppointments() {
  // Asked for with the turnos, not after them.
  const waitingList = useMyWaitingList();
  const requests = useMySentRequests();
  return (
    <>
      <MyAppointmentsPage
        renderBooking={(props) => <PatientBooking {...props} />}
        renderOffers={({ onAnswered }) => <OwnOffers list={waitingList} onAnswered={onAnswered} />}
        leftOfferId={waitingList.leftOfferId}
        pending={{
          count: requests.open.length + waitingList.waiting.length,
          lists: (
            <>
              <MySentRequests list={requests} />
              <WaitingEntries list={waitingList} />
            </>
          ),
          isLoading: [requests.query, waitingList.query].some(({ data, error }) => !data && !error),
          hasFailed: requests.query.error !== undefined || waitingList.query.error !== undefined,
          // Changes with each removal, as either list may have several.
          removedId: [requests.removedId, waitingList.leftEntryId].filter(Boolean).join(' ') || undefined,
        }}
        onChanged={() => void waitingList.query.refetch()}
      />
      {requests.withdrawing.dialog}
    </>
  );
}

function PatientBooking(dialog: PatientBookingProps) {
  const { isOpen, onClose } = dialog;
  const bookable = useBookableProfessionals(isOpen);
  const onLoadFailure = useDialogLoadFailure(onClose);
  return <LazyComponent load={load} isNeeded={isOpen} onFailure={onLoadFailure} props={{ ...bookable, ...dialog }} />;
}
