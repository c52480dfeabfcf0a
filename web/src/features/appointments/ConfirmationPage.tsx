import { useParams } from 'react-router-dom';

import { ReceiptPage } from '../../shared/receipt/ReceiptPage';
import { useAppointmentQuery } from './appointments.generated';
import { Confirmation } from './Confirmation';
import { texts } from './texts';

/** The booked turno, for anybody with the address. */
export function ConfirmationPage() {
  const id = useParams()['appointmentId'] ?? '';
  const query = useAppointmentQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  return (
    <ReceiptPage query={query} words={texts.appointmentPage}>
      {(booked) => <Confirmation {...booked} />}
    </ReceiptPage>
  );
}
