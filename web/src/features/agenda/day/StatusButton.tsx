import { STATUS_WORD } from '../../../clinic/appointment/appointment-status';
import { StatusBadge } from '../../../clinic/appointment/StatusBadge';
import { StatusMenuButton } from '../../../clinic/appointment/StatusMenuButton';
import { VisitBadge } from '../../../clinic/visit/VisitBadge';
import { visitText } from '../../../clinic/visit/visit-steps';
import type { TurnoActions } from '../agenda-page-props';
import type { AgendaAppointmentFragment } from '../agenda.generated';
import { texts } from '../texts';

interface Props {
  turno: AgendaAppointmentFragment;
  tabIndex: 0 | -1;
  actions: TurnoActions;
}

/** Status or step of the visit; opens the statuses, if the viewer may change them. */
export function StatusButton({ turno, tabIndex, actions }: Props) {
  const { id, status, patientName, visit, viewerCan } = turno;
  const badge = visit ? <VisitBadge visit={visit} /> : <StatusBadge status={status} />;
  if (!viewerCan.setStatus) return badge;
  return (
    <StatusMenuButton
      label={texts.table.changeStatus(visit ? visitText(visit) : STATUS_WORD[status].turno, patientName)}
      sending={actions.sendingIds.has(id)}
      tabIndex={tabIndex}
      onOpen={(button) => actions.onStatus(turno, button)}
    >
      {badge}
    </StatusMenuButton>
  );
}
