import Typography from '@mui/material/Typography';
import { useId } from 'react';

import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { ClinicContact } from '../../../clinic/facts/ClinicContact';
import { ReceiptInfo } from '../../../clinic/receipt/receipt-layout';
import { PhoneLink } from '../../../kit/contact/ContactLink';
import { texts } from '../texts';

interface Props {
  clinic: ClinicFactsFragment;
  /** Over 24 hours left, with the reminder to come. */
  isCancellable: boolean;
  /** By a button of the page. */
  isCancellableHere: boolean;
}

/** Advice before a turno. */
export function ConfirmationAdvice({ clinic, isCancellable, isCancellableHere }: Props) {
  const titleId = useId();
  return (
    <ReceiptInfo aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {texts.confirmationAdvice.title}
      </Typography>
      <ul>
        <li>{texts.confirmationAdvice.arrival}</li>
        {isCancellable ? (
          <>
            <li>
              {texts.confirmationAdvice.cancellation(
                isCancellableHere,
                clinic.phone && <PhoneLink phone={clinic.phone} />,
              )}
            </li>
            <li>{texts.confirmationAdvice.reminder}</li>
          </>
        ) : (
          <li>
            <ClinicContact clinic={clinic} label={texts.confirmationAdvice.late} />
          </li>
        )}
      </ul>
    </ReceiptInfo>
  );
}
