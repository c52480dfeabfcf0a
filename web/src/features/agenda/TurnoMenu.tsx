import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { mailHref, phoneHref } from '@turnero/api/domain/contact-links';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';

import { useViewer } from '../../clinic/session/useViewer';
import { isExpected } from '../../clinic/appointment/appointment-status';
import { StatusBadge } from '../../clinic/appointment/StatusBadge';
import { payTexts } from '../../clinic/till/pay-texts';
import { visitMenuItems } from '../../clinic/visit/visit-menu-items';
import { clockTime } from '../../kit/time/wall-time';
import { useActionMenu } from '../../kit/ui/useActionMenu';
import { confirmationPath } from '../appointments/appointments.paths';
import { patientPathFor } from '../patients/patients.paths';
import type { TurnoActions } from './agenda-page-props';
import type { AgendaAppointmentFragment } from './agenda.generated';
import { texts } from './texts';

const HEAD = { display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5, color: 'text.primary', fontWeight: 600 };
const FACTS = { maxWidth: 360, pb: 0.5, color: 'text.secondary', lineHeight: '1.25rem', overflowWrap: 'anywhere' };
const ITEM = { '&&': { minHeight: 44 } };

/** On pages with check-in. */
type Visits = Parameters<typeof visitMenuItems>[1];

type TurnoAct = (appointment: AgendaAppointmentFragment) => void;

interface Opened {
  appointment: AgendaAppointmentFragment;
  /** null while closing. */
  anchor: HTMLElement | null;
  /** By keys or taps. */
  startMove?: (() => void) | undefined;
}

/** One menu per page. `visits` adds check-in, `onOverbook` an overbooking at the same time, `onPay` a payment. */
export function useTurnoMenu(actions: TurnoActions, visits?: Visits, onOverbook?: TurnoAct, onPay?: TurnoAct) {
  const [opened, setOpened] = useState<Opened>();
  const open = useCallback(
    (appointment: AgendaAppointmentFragment, anchor: HTMLElement, startMove?: () => void) =>
      setOpened({ appointment, anchor, startMove }),
    [],
  );
  const close = () => setOpened((it) => it && { ...it, anchor: null });
  return {
    open,
    menu: opened && <TurnoMenu {...opened} {...{ actions, visits, onOverbook, onPay }} onClose={close} />,
  };
}

interface Props extends Opened {
  actions: TurnoActions;
  visits: Visits | undefined;
  onOverbook: TurnoAct | undefined;
  onPay: TurnoAct | undefined;
  onClose: () => void;
}

function TurnoMenu({ appointment, anchor, startMove, actions, visits, onOverbook, onPay, onClose }: Props) {
  const { id, status, patientId, patientName, startTime, visit, isOverbooking, patientPhone, patientEmail, viewerCan } =
    appointment;
  const { consultationKindName, notes } = appointment;
  const time = clockTime(startTime);
  const facts = [consultationKindName, notes].filter(Boolean);
  const label = [texts.menu.label(patientName, time), ...facts].join('. ');
  const { menu, choose } = useActionMenu({ anchor, label, onClose });
  const isComing = isExpected(status);
  const patientPath = patientPathFor(useViewer().viewer, patientId);
  const tel = patientPhone === null ? undefined : phoneHref(patientPhone);
  return (
    <Menu {...menu}>
      {/* The menu's label has it. */}
      <ListSubheader aria-hidden role="presentation" disableSticky sx={HEAD}>
        <span>
          {time} · {patientName}
        </span>
        <StatusBadge status={status} />
      </ListSubheader>
      {facts.length > 0 && (
        <ListSubheader aria-hidden role="presentation" disableSticky sx={FACTS}>
          {facts.join(' · ')}
        </ListSubheader>
      )}
      {visits && viewerCan.setStatus && visitMenuItems(appointment, visits, choose)}
      {onPay && (
        <MenuItem sx={ITEM} onClick={choose(() => onPay(appointment))}>
          {payTexts.open}
        </MenuItem>
      )}
      {status === 'pending' && visit === null && viewerCan.setStatus && !actions.sendingIds.has(id) && (
        <MenuItem sx={ITEM} onClick={choose(() => actions.onConfirm(appointment))}>
          {texts.menu.confirm}
        </MenuItem>
      )}
      {viewerCan.setStatus && (
        <MenuItem sx={ITEM} onClick={choose((button) => actions.onStatus(appointment, button))}>
          {texts.menu.status}
        </MenuItem>
      )}
      {viewerCan.move && (
        <MenuItem sx={ITEM} onClick={choose(() => actions.onMove(appointment))}>
          {texts.menu.move}
        </MenuItem>
      )}
      {startMove && (
        <MenuItem sx={ITEM} onClick={choose(startMove)}>
          {texts.menu.moveInGrid}
        </MenuItem>
      )}
      {isOverbooking && isComing && viewerCan.move && !actions.sendingIds.has(id) && (
        <MenuItem sx={ITEM} onClick={choose(() => actions.onRegularize(appointment))}>
          {texts.menu.regularize}
        </MenuItem>
      )}
      {onOverbook && !isOverbooking && isComing && viewerCan.move && (
        <MenuItem sx={ITEM} onClick={choose(() => onOverbook(appointment))}>
          {texts.menu.overbook}
        </MenuItem>
      )}
      {viewerCan.update && (
        <MenuItem sx={ITEM} onClick={choose(() => actions.onEdit(appointment))}>
          {texts.menu.edit}
        </MenuItem>
      )}
      {viewerCan.setStatus && (
        <MenuItem sx={ITEM} onClick={choose(() => actions.onCoverage(appointment))}>
          {texts.menu.coverage}
        </MenuItem>
      )}
      {isComing && viewerCan.setStatus && (
        <MenuItem sx={ITEM} onClick={choose(() => actions.onCancel(appointment))}>
          {texts.menu.cancel}
        </MenuItem>
      )}
      <Divider />
      {patientPath !== undefined && (
        <MenuItem sx={ITEM} component={Link} to={patientPath}>
          {texts.menu.patient}
        </MenuItem>
      )}
      {tel !== undefined && (
        <MenuItem sx={ITEM} component="a" href={tel} onClick={onClose}>
          {texts.menu.call(patientPhone ?? '')}
        </MenuItem>
      )}
      {patientEmail !== null && (
        <MenuItem sx={ITEM} component="a" href={mailHref(patientEmail)} onClick={onClose}>
          {texts.menu.write(patientEmail)}
        </MenuItem>
      )}
      <MenuItem sx={ITEM} component={Link} to={confirmationPath(id)}>
        {texts.menu.open}
      </MenuItem>
    </Menu>
  );
}
