import ButtonBase from '@mui/material/ButtonBase';

import { STATUS_WORD } from '../../../clinic/appointment/appointment-status';
import { StatusBadge } from '../../../clinic/appointment/StatusBadge';
import { VisitBadge } from '../../../clinic/visit/VisitBadge';
import { visitText } from '../../../clinic/visit/visit-steps';
import { whileOff } from '../../../kit/ui/while-off';
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
  const off = actions.sendingIds.has(id);
  return (
    <ButtonBase
      className="status"
      tabIndex={tabIndex}
      aria-haspopup="menu"
      aria-busy={off}
      aria-label={texts.table.changeStatus(visit ? visitText(visit) : STATUS_WORD[status].turno, patientName)}
      {...whileOff({ onClick: ({ currentTarget }) => actions.onStatus(turno, currentTarget) }, { off })}
    >
      {badge}
    </ButtonBase>
  );
}
