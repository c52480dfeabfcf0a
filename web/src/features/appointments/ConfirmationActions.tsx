import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import { HOME_PATH } from '../../shared/paths';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { CalendarTodayIcon, PrintIcon, ShareIcon } from '../../shared/ui/icons';
import { texts } from './texts';

const Row = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
});

interface Props {
  /** Saves the entry for the person's own calendar. */
  onAddToCalendar: () => void;
  shareLink: string;
}

/** What to do with a booked turno. */
export function BookedActions({ onAddToCalendar, shareLink }: Props) {
  return (
    <Row className="no-print">
      <ButtonLink to={HOME_PATH}>{texts.appointmentActions.home}</ButtonLink>
      <PrintButton />
      <Button variant="outlined" onClick={onAddToCalendar}>
        <CalendarTodayIcon fontSize="small" />
        {texts.appointmentActions.addToCalendar}
      </Button>
      <Button variant="outlined" href={shareLink} target="_blank" rel="noopener noreferrer">
        <ShareIcon fontSize="small" />
        {texts.appointmentActions.share}
        <span className="visually-hidden"> {texts.appointmentActions.newWindow}</span>
      </Button>
    </Row>
  );
}

/** What to do after a turno that is over or called off; `rebookTo` is where another one like it is booked. */
export function OverActions({ rebookTo }: { rebookTo: string }) {
  return (
    <Row className="no-print">
      <ButtonLink to={rebookTo}>{texts.appointmentActions.rebook}</ButtonLink>
      <ButtonLink to={HOME_PATH} variant="outlined">
        {texts.appointmentActions.home}
      </ButtonLink>
      <PrintButton />
    </Row>
  );
}

function PrintButton() {
  return (
    <Button variant="outlined" onClick={() => window.print()}>
      <PrintIcon fontSize="small" />
      {texts.appointmentActions.print}
    </Button>
  );
}
