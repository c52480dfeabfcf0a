import { StatusMenuButton } from '../../../clinic/appointment/StatusMenuButton';
import { shownStatus } from '../../../clinic/visit/shown-status';
import { TurnoBadge } from '../../../clinic/visit/TurnoBadge';
import type { CalendarAppointmentFragment } from './calendar.generated';
import { calendarTexts } from './texts';

interface Props {
  turno: CalendarAppointmentFragment;
  sending: boolean;
  /** The element that names the turno. */
  nameId: string;
  onOpen: (button: HTMLElement) => void;
}

export function CardStatus({ turno, sending, nameId, onOpen }: Props) {
  return (
    <StatusMenuButton
      label={sending ? undefined : calendarTexts.statusChange.openOf(shownStatus(turno).text)}
      nameId={nameId}
      sending={sending}
      onOpen={onOpen}
    >
      {sending ? calendarTexts.statusChange.busy : <TurnoBadge turno={turno} />}
    </StatusMenuButton>
  );
}
