import { useReducer } from 'react';
import { useParams } from 'react-router-dom';

import { ReceiptPage } from '../../../clinic/receipt/ReceiptPage';
import { useReceipt } from '../../../clinic/receipt/useReceipt';
import { useAppointmentQuery } from '../appointments.generated';
import { texts } from '../texts';
import { Confirmation } from './Confirmation';

/** Masked, except with a receipt, for its account and for staff. */
export function ConfirmationPage() {
  const id = useParams()['appointmentId'] ?? '';
  const receipt = useReceipt(id);
  const [, readReceiptAgain] = useReducer((reads: number) => reads + 1, 0);
  const query = useAppointmentQuery({
    variables: { id, receipt },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <ReceiptPage query={query} words={texts.appointmentPage}>
      {(booked) => <Confirmation {...booked} receipt={receipt} onCorrected={readReceiptAgain} />}
    </ReceiptPage>
  );
}
