import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { isExpected } from '../../../../clinic/appointment/appointment-status';
import { TurnoBadge } from '../../../../clinic/visit/TurnoBadge';
import { aboutPatient } from '../../../../clinic/appointment/about-patient';
import { MailLink, PhoneLink } from '../../../../kit/contact/ContactLink';
import { leaveFocusAbove } from '../../../../kit/focus/leave-focus-above';
import { DataTable, type Column } from '../../../../kit/list/DataTable';
import { MoreRows } from '../../../../kit/list/MoreRows';
import { RowAction } from '../../../../kit/list/RowAction';
import type { PagedRows } from '../../../../kit/list/usePagedQuery';
import { EmptyState } from '../../../../kit/states/EmptyState';
import { ErrorState } from '../../../../kit/states/ErrorState';
import { clockTime, dayOf } from '../../../../kit/time/wall-time';
import { EditIcon, EventBusyIcon, EventRepeatIcon } from '../../../../kit/ui/icons';
import { theme } from '../../../../kit/ui/theme';
import { texts } from '../../texts';
import { calendarTexts } from '../texts';
import type { CardActions } from '../AppointmentCard';
import type { CalendarAppointmentFragment } from '../calendar.generated';
import { calendarSearch } from '../calendar.paths';
import { CardStatus } from '../CardStatus';
import type { FoundTurnosQuery } from './search.generated';
import { dayText, whenText } from './appointment-search';

/** The panel's menu changes the table's width. Below 568 px, in a window of 600, rows become cards. */
const NARROW = '@container (min-width: 568px) and (max-width: 760px)';
/** The same columns in both tables. */
const WIDE = '@container (min-width: 1000px)';
const NARROWEST = '@container (min-width: 568px) and (max-width: 700px)';

const Parts = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& section': { display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' },
  '& h3': { margin: 0, fontSize: '1rem', lineHeight: '1.5rem' },
  '& section > .MuiButton-root': { justifySelf: 'center' },
  // Keeps actions visible.
  containerType: 'inline-size',
  '& .about': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  [WIDE]: { '& table': { tableLayout: 'fixed' }, '& td': { overflowWrap: 'anywhere' } },
  [NARROW]: { '& tr > *': { paddingInline: 8 } },
  [NARROWEST]: {
    '& tr > *': { paddingInline: 3 },
    '&& tr:has([data-rest="whole"]) > [data-card="title"]': { minWidth: 92 },
    '& .when > *': { display: 'block' },
    '& .wraps': { minWidth: 88, whiteSpace: 'normal' },
    '& .status > svg': { display: 'none' },
  },
});

type Found = PagedRows<FoundTurnosQuery, CalendarAppointmentFragment>;

interface FoundAppointmentsProps extends Omit<CardActions, 'onConfirm'> {
  /** False before anything is typed. */
  isAsked: boolean;
  coming: Found;
  past: Found;
  withProfessional: boolean;
  sendingIds: ReadonlySet<string>;
  /** Returns to the calendar. */
  onLeave: () => void;
}

/** Upcoming, then past. */
export function FoundAppointments({ isAsked, coming, past, onLeave, ...rows }: FoundAppointmentsProps) {
  if (!isAsked) return <EmptyState title={calendarTexts.page.search} text={calendarTexts.foundTurnos.hint} />;
  if (isLost(coming) && isLost(past)) {
    return (
      <ErrorState title={calendarTexts.page.failed} onRetry={() => void Promise.all([coming.retry(), past.retry()])} />
    );
  }
  if (coming.rows?.length === 0 && past.rows?.length === 0) {
    return (
      <EmptyState
        title={calendarTexts.foundTurnos.empty}
        text={calendarTexts.foundTurnos.emptyHint}
        action={
          <Button variant="outlined" ref={leaveFocusAbove} onClick={onLeave}>
            {calendarTexts.foundTurnos.back}
          </Button>
        }
      />
    );
  }
  return (
    <Parts>
      <Part
        title={calendarTexts.foundTurnos.coming}
        list={coming}
        empty={calendarTexts.foundTurnos.noneComing}
        {...rows}
      />
      <Part title={calendarTexts.foundTurnos.past} list={past} empty={calendarTexts.foundTurnos.nonePast} {...rows} />
    </Parts>
  );
}

const isLost = ({ rows, failed }: Found): boolean => failed && rows === undefined;

interface PartProps extends Omit<FoundAppointmentsProps, 'isAsked' | 'coming' | 'past' | 'onLeave'> {
  title: string;
  list: Found;
  empty: string;
}

function Part({ title, list, empty, withProfessional, sendingIds, ...actions }: PartProps) {
  const { onStatus, onMove, onEdit, onCancel } = actions;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId}>
        {list.isNear ? calendarTexts.foundTurnos.nearTitle(title) : title}
      </Typography>
      <DataTable
        caption={title}
        columns={[PATIENT, whenColumn(onStatus, sendingIds), withProfessional ? WITH_WHOM : ROOM, CONTACT]}
        list={list}
        rowKey={({ id }) => id}
        rowActions={(appointment) => (
          <>
            {onMove && appointment.viewerCan.move && isExpected(appointment.status) && (
              <RowAction
                icon={EventRepeatIcon}
                label={calendarTexts.moveDialog.open}
                of={nameOf(appointment)}
                onClick={() => onMove(appointment)}
                hasDialog
              />
            )}
            {onEdit && appointment.viewerCan.update && (
              <RowAction
                icon={EditIcon}
                label={calendarTexts.editDialog.open}
                of={nameOf(appointment)}
                onClick={() => onEdit(appointment)}
                hasDialog
              />
            )}
            {onCancel && appointment.viewerCan.setStatus && isExpected(appointment.status) && (
              <RowAction
                icon={EventBusyIcon}
                label={calendarTexts.cancelDialog.open}
                of={nameOf(appointment)}
                onClick={() => onCancel(appointment)}
                hasDialog
              />
            )}
          </>
        )}
        empty={<EmptyState title={empty} />}
        errorTitle={calendarTexts.page.failed}
      />
      <MoreRows onMore={list.more && (() => void list.more?.())} busy={list.loadingMore} />
    </section>
  );
}

/** Includes the time, as a patient may have several turnos. */
function nameOf({ patientName, startTime }: CalendarAppointmentFragment): string {
  return `${patientName}, ${whenText(startTime)}`;
}

/** Far enough apart for fingers. */
const Lines = styled('span')({ display: 'grid', justifyItems: 'start', lineHeight: '1.5rem' });

const PATIENT: Column<CalendarAppointmentFragment> = {
  id: 'patient',
  header: texts.fields.patient,
  cell: (appointment) => {
    const about = aboutPatient(appointment);
    return (
      <Lines>
        <span id={`turno-${appointment.id}`}>{appointment.patientName}</span>
        {about !== null && <span className="about">{about}</span>}
      </Lines>
    );
  },
  card: 'title',
};

function whenColumn(
  onStatus: CardActions['onStatus'],
  sendingIds: ReadonlySet<string>,
): Column<CalendarAppointmentFragment> {
  return {
    id: 'when',
    header: calendarTexts.foundTurnos.when,
    cell: (appointment) => {
      const { id, startTime, viewerCan } = appointment;
      return (
        <Lines>
          <Link
            className="when"
            component={RouterLink}
            to={{ search: calendarSearch({ day: dayOf(startTime) }) }}
            state={{ appointmentId: id }}
          >
            <span>{dayText(startTime)},</span> <span>{clockTime(startTime)}</span>
          </Link>
          {onStatus && viewerCan.setStatus ? (
            <CardStatus
              turno={appointment}
              sending={sendingIds.has(id)}
              nameId={`turno-${id}`}
              onOpen={(button) => onStatus(appointment, button)}
            />
          ) : (
            <TurnoBadge turno={appointment} />
          )}
        </Lines>
      );
    },
    card: 'plain',
  };
}

const ROOM: Column<CalendarAppointmentFragment> = {
  id: 'room',
  header: texts.fields.room,
  cell: ({ roomName }) => roomName,
};

const WITH_WHOM: Column<CalendarAppointmentFragment> = {
  id: 'professional',
  header: calendarTexts.foundTurnos.withWhom,
  cell: ({ professionalName, roomName }) => (
    <Lines className="wraps">
      <span>{professionalName}</span>
      <span>{roomName}</span>
    </Lines>
  ),
  card: 'plain',
};

const CONTACT: Column<CalendarAppointmentFragment> = {
  id: 'contact',
  header: calendarTexts.foundTurnos.contact,
  cell: ({ patientEmail, patientPhone }) => (
    <Lines>
      {patientPhone && <PhoneLink phone={patientPhone} />}
      {patientEmail !== null && <MailLink email={patientEmail} />}
    </Lines>
  ),
  takesRest: 'whole',
  card: 'plain',
};
