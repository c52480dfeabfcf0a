import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';

import { MyAppointmentsLink } from '../../../clinic/mine/MyAppointmentsLink';
import { HomeButton, PrintButton } from '../../../clinic/receipt/receipt-buttons';
import { ReceiptActions } from '../../../clinic/receipt/receipt-layout';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { CalendarTodayIcon, ShareIcon } from '../../../kit/ui/icons';
import { cancelPath, reschedulePath } from '../appointments.paths';
import { ChangeDeadline } from '../ChangeDeadline';
import { texts } from '../texts';

interface Props {
  id: string;
  /** Instant with an offset. */
  cancelDeadline: string;
  mayMove: boolean;
  mayCancel: boolean;
  /** For the user's own calendar. */
  onAddToCalendar: () => void;
}

/** Within the ticket. */
export function BookedActions({ id, cancelDeadline, mayMove, mayCancel, onAddToCalendar }: Props) {
  return (
    <div className="actions no-print">
      <Button variant="contained" onClick={onAddToCalendar}>
        <CalendarTodayIcon fontSize="small" />
        {texts.appointmentActions.addToCalendar}
      </Button>
      {mayMove && (
        <ButtonLink to={reschedulePath(id)} variant="outlined">
          {texts.reschedule.open}
        </ButtonLink>
      )}
      {mayCancel && (
        <>
          <ButtonLink to={cancelPath(id)} variant="outlined">
            {texts.cancellation.yes}
          </ButtonLink>
          <ChangeDeadline cancelDeadline={cancelDeadline} mayMove={mayMove} />
        </>
      )}
    </div>
  );
}

/** `shareLink` is undefined once over. */
export function PageActions({ shareLink }: { shareLink: string | undefined }) {
  return (
    <ReceiptActions className="no-print">
      {shareLink !== undefined && (
        <Button variant="outlined" href={shareLink} target="_blank" rel="noopener noreferrer">
          <ShareIcon fontSize="small" />
          {texts.appointmentActions.share}
          <span style={visuallyHidden}> {texts.appointmentActions.newWindow}</span>
        </Button>
      )}
      <PrintButton />
      <MyAppointmentsLink />
      <HomeButton variant="outlined" />
    </ReceiptActions>
  );
}
