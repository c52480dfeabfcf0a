import Typography from '@mui/material/Typography';

import { ClinicContact } from '../../shared/clinic/ClinicContact';
import type { ClinicFactsFragment } from '../../shared/clinic/clinic.generated';
import { PhoneLink } from '../../shared/contact/ContactLink';
import { ReceiptInfo } from '../../shared/receipt/receipt-layout';
import { texts } from './texts';

interface Props {
  clinic: ClinicFactsFragment;
  /** More than 24 hours are left: patients can cancel, and the reminder is still to come. */
  isCancellable: boolean;
}

/** What to know before a turno. */
export function ConfirmationAdvice({ clinic, isCancellable }: Props) {
  return (
    <ReceiptInfo aria-labelledby="informacion-titulo">
      <Typography variant="h2" id="informacion-titulo">
        {texts.confirmationAdvice.title}
      </Typography>
      <ul>
        <li>{texts.confirmationAdvice.arrival}</li>
        {isCancellable ? (
          <>
            <li>{texts.confirmationAdvice.cancellation(clinic.phone && <PhoneLink phone={clinic.phone} />)}</li>
            <li>{texts.confirmationAdvice.reminder}</li>
          </>
        ) : (
          <li>
            <ClinicContact clinic={clinic} label={texts.confirmationAdvice.late} />
          </li>
        )}
      </ul>
      <Typography color="textSecondary">
        {clinic.name}
        {clinic.address && `, ${clinic.address}`}
      </Typography>
    </ReceiptInfo>
  );
}
