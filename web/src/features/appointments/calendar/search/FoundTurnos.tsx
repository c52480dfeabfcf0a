import EditIcon from '@mui/icons-material/EditOutlined';
import EventRepeatIcon from '@mui/icons-material/EventRepeat';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { MailLink, PhoneLink } from '../../../../shared/contact/ContactLink';
import { leaveFocusAbove } from '../../../../shared/focus/leave-focus-above';
import { DataTable, type Column } from '../../../../shared/list/DataTable';
import { MoreRows } from '../../../../shared/list/MoreRows';
import { RowAction } from '../../../../shared/list/RowAction';
import type { PagedRows } from '../../../../shared/list/usePagedQuery';
import { EmptyState } from '../../../../shared/states/EmptyState';
import { StatusBadge } from '../../../../shared/status/StatusBadge';
import { dayOf } from '../../../../shared/time/clinic-time';
import { texts } from '../../texts';
import type { CardActions } from '../AppointmentCard';
import { calendarSearch } from '../calendar.paths';
import type { CalendarAppointmentFragment } from '../calendar.generated';
import type { FoundTurnosQuery } from './search.generated';
import { whenText } from './turno-search';

const Parts = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& section': { display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' },
  '& h3': { margin: 0, fontSize: '1rem', lineHeight: '1.5rem' },
  '& section > .MuiButton-root': { justifySelf: 'center' },
});

type Found = PagedRows<FoundTurnosQuery, CalendarAppointmentFragment>;

export interface FoundTurnosProps extends Pick<CardActions, 'onMove' | 'onMoveNear' | 'onEdit'> {
  coming: Found;
  past: Found;
  withProfessional: boolean;
  /** Back to the calendar. */
  onLeave: () => void;
}

/** The turnos that a search finds: those to come, and below them those that were. */
export function FoundTurnos({ coming, past, onLeave, ...rows }: FoundTurnosProps) {
  if (coming.rows?.length === 0 && past.rows?.length === 0) {
    return (
      <EmptyState
        title={texts.foundTurnos.empty}
        text={texts.foundTurnos.emptyHint}
        action={
          <Button variant="outlined" ref={leaveFocusAbove} onClick={onLeave}>
            {texts.foundTurnos.leave}
          </Button>
        }
      />
    );
  }
  return (
    <Parts>
      <Part title={texts.foundTurnos.coming} list={coming} empty={texts.foundTurnos.noneComing} {...rows} />
      <Part title={texts.foundTurnos.past} list={past} empty={texts.foundTurnos.nonePast} {...rows} />
    </Parts>
  );
}

interface PartProps extends Omit<FoundTurnosProps, 'coming' | 'past' | 'onLeave'> {
  title: string;
  list: Found;
  empty: string;
}

function Part({ title, list, empty, withProfessional, onMove, onMoveNear, onEdit }: PartProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId}>
        {title}
      </Typography>
      <DataTable
        caption={title}
        columns={withProfessional ? [...WHO_AND_WHEN, WITH_WHOM, CONTACT] : [...WHO_AND_WHEN, ROOM, CONTACT]}
        list={list}
        rowKey={({ id }) => id}
        rowActions={(turno) => (
          <>
            {onMove && turno.viewerCan.move && (
              <span onPointerEnter={onMoveNear}>
                <RowAction
                  icon={EventRepeatIcon}
                  label={texts.appointmentCard.move}
                  of={nameOf(turno)}
                  onClick={() => onMove(turno)}
                  hasDialog
                />
              </span>
            )}
            {onEdit && turno.viewerCan.update && (
              <RowAction
                icon={EditIcon}
                label={texts.appointmentCard.edit}
                of={nameOf(turno)}
                onClick={() => onEdit(turno)}
                hasDialog
              />
            )}
          </>
        )}
        empty={<EmptyState title={empty} />}
        errorTitle={texts.calendar.failed}
      />
      <MoreRows onMore={list.more && (() => void list.more?.())} busy={list.loadingMore} />
    </section>
  );
}

/** Of several of one patient each has its own name. */
function nameOf({ patientName, startTime }: CalendarAppointmentFragment): string {
  return `${patientName}, ${whenText(startTime)}`;
}

const WHO_AND_WHEN: readonly Column<CalendarAppointmentFragment>[] = [
  { id: 'patient', header: texts.fields.patient, cell: ({ patientName }) => patientName, card: 'title' },
  {
    id: 'when',
    header: texts.foundTurnos.when,
    cell: ({ id, startTime }) => (
      <Link
        component={RouterLink}
        to={{ search: calendarSearch({ day: dayOf(startTime) }) }}
        state={{ turno: id }}
        style={{ whiteSpace: 'nowrap' }}
      >
        {whenText(startTime)}
      </Link>
    ),
    card: 'plain',
  },
  { id: 'status', header: texts.fields.status, cell: ({ status }) => <StatusBadge status={status} />, card: 'plain' },
];

const ROOM: Column<CalendarAppointmentFragment> = { id: 'room', header: texts.fields.room, cell: ({ roomName }) => roomName };

/** Two lines, so that what can be done with a turno stays in sight beside them. */
const WITH_WHOM: Column<CalendarAppointmentFragment> = {
  id: 'professional',
  header: texts.foundTurnos.withWhom,
  cell: ({ professionalName, roomName }) => (
    <>
      {professionalName}
      <br />
      {roomName}
    </>
  ),
  card: 'plain',
};

/** Links above each other, far enough apart to be hit one by one. */
const Lines = styled('span')({ display: 'grid', justifyItems: 'start', lineHeight: '1.5rem' });

const CONTACT: Column<CalendarAppointmentFragment> = {
  id: 'contact',
  header: texts.foundTurnos.contact,
  cell: ({ patientEmail, patientPhone }) => (
    <Lines>
      {patientPhone && <PhoneLink phone={patientPhone} />}
      <MailLink email={patientEmail} />
    </Lines>
  ),
  takesRest: 'whole',
  card: 'plain',
};
