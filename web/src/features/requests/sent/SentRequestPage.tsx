import { useParams } from 'react-router-dom';

import { ReceiptPage } from '../../../clinic/receipt/ReceiptPage';
import { useReceipt } from '../../../clinic/receipt/useReceipt';
import { texts } from '../texts';
import { useSentRequestQuery } from './sent-request.generated';
import { SentRequest } from './SentRequest';

/** Masked without a receipt. Opened after sending, a reload, or from the mail. */
export function SentRequestPage() {
  const id = useParams()['requestId'] ?? '';
  const receipt = useReceipt(id);
  const query = useSentRequestQuery({
    variables: { id, receipt },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <ReceiptPage query={query} words={texts.sentRequestPage}>
      {(sent) => <SentRequest {...sent} />}
    </ReceiptPage>
  );
}
