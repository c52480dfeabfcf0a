import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';

import { HomeButton, PrintButton } from '../../../clinic/receipt/receipt-buttons';
import { ReceiptActions } from '../../../clinic/receipt/receipt-layout';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { CalendarTodayIcon, ShareIcon } from '../../../kit/ui/icons';
import { texts } from '../texts';

interface Props {
  /** For the user's own calendar. */
  onAddToCalendar: () => void;
  shareLink: string;
}

export function BookedActions({ onAddToCalendar, shareLink }: Props) {
  return (
    <ReceiptActions className="no-print">
      <HomeButton />
      <PrintButton />
      <Button variant="outlined" onClick={onAddToCalendar}>
        <CalendarTodayIcon fontSize="small" />
        {texts.appointmentActions.addToCalendar}
      </Button>
      <Button variant="outlined" href={shareLink} target="_blank" rel="noopener noreferrer">
        <ShareIcon fontSize="small" />
        {texts.appointmentActions.share}
        <span style={visuallyHidden}> {texts.appointmentActions.newWindow}</span>
      </Button>
    </ReceiptActions>
  );
}

/** `rebookTo` books another turno like it. */
export function OverActions({ rebookTo }: { rebookTo: string }) {
  return (
    <ReceiptActions className="no-print">
      <ButtonLink to={rebookTo}>{texts.appointmentActions.rebook}</ButtonLink>
      <HomeButton variant="outlined" />
      <PrintButton />
    </ReceiptActions>
  );
}
