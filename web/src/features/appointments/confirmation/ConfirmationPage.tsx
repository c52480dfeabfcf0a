import { useParams } from 'react-router-dom';

import { ReceiptPage } from '../../../clinic/receipt/ReceiptPage';
import { useAppointmentQuery } from '../appointments.generated';
import { texts } from '../texts';
import { Confirmation } from './Confirmation';

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
