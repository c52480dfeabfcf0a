import { styled } from '@mui/material/styles';

import { Button, buttonRules } from '../../shared/ui/Button';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { CalendarIcon } from '../../shared/ui/icons';
import { PrinterIcon, ShareIcon } from '../../shared/ui/page-icons';
import { HOME_PATH } from '../landing/landing.paths';

const Row = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
});
const OutsideLink = styled('a')(buttonRules);

interface Props {
  /** Saves the entry for the person's own calendar. */
  onAddToCalendar: () => void;
  shareLink: string;
}

/** What to do with a booked turno. */
export function ConfirmationActions({ onAddToCalendar, shareLink }: Props) {
  return (
    <Row className="no-print">
      <ButtonLink to={HOME_PATH}>Volver al inicio</ButtonLink>
      <Button variant="outlined" onClick={() => window.print()}>
        <PrinterIcon />
        Imprimir
      </Button>
      <Button variant="outlined" onClick={onAddToCalendar}>
        <CalendarIcon />
        Agregar al calendario
      </Button>
      <OutsideLink href={shareLink} target="_blank" rel="noopener noreferrer" data-variant="outlined">
        <ShareIcon />
        Compartir por WhatsApp<span className="visually-hidden"> (se abre en otra ventana)</span>
      </OutsideLink>
    </Row>
  );
}
