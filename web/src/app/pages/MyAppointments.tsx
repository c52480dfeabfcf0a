import { MyAppointmentsPage, type PatientBookingProps } from '../../features/appointments/mine/MyAppointmentsPage';
import { useBookableProfessionals } from '../../clinic/booking/dialog/useBookableProfessionals';
import { MySentRequests, useMySentRequests } from '../../features/requests/mine/MySentRequests';
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
    <MyAppointmentsPage
      renderBooking={(props) => <PatientBooking {...props} />}
      renderOffers={({ onAnswered }) => <OwnOffers list={waitingList} onAnswered={onAnswered} />}
      pending={{
        count: (requests.data?.mySentRequests.length ?? 0) + waitingList.waiting.length,
        lists: (
          <>
            <MySentRequests query={requests} />
            <WaitingEntries list={waitingList} />
          </>
        ),
        isLoading: [requests, waitingList.query].some(({ data, error }) => !data && !error),
        hasFailed: requests.error !== undefined || waitingList.query.error !== undefined,
        removedId: waitingList.leaving.leftId,
      }}
      onChanged={() => void waitingList.query.refetch()}
    />
  );
}

function PatientBooking(dialog: PatientBookingProps) {
  const { isOpen, onClose } = dialog;
  const bookable = useBookableProfessionals(isOpen);
  const onLoadFailure = useDialogLoadFailure(onClose);
  return <LazyComponent load={load} isNeeded={isOpen} onFailure={onLoadFailure} props={{ ...bookable, ...dialog }} />;
}
