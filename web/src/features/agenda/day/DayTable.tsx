import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useDeferredValue, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';

import { aboutPatient } from '../../../clinic/appointment/about-patient';
import { usePaidText } from '../../../clinic/till/usePaidText';
import { SeriesSign } from '../../../clinic/series/SeriesMark';
import { VisitSteps } from '../../../clinic/visit/VisitSteps';
import { PhoneLink } from '../../../kit/contact/ContactLink';
import type { ListRefs } from '../../../kit/focus/useListRefs';
import { DataTable, type Column } from '../../../kit/list/DataTable';
import { RowAction } from '../../../kit/list/RowAction';
import { useListUrlState } from '../../../kit/list/useListUrlState';
import { EmptyState } from '../../../kit/states/EmptyState';
import { clockTime, longDate } from '../../../kit/time/wall-time';
import { up } from '../../../kit/ui/breakpoints';
import { EditIcon, EventRepeatIcon, MoreIcon } from '../../../kit/ui/icons';
import type { TurnoActions } from '../agenda-page-props';
import type { AgendaUrlState } from '../agenda.paths';
import { texts } from '../texts';
import type { AgendaDay } from '../useAgendaDay';
import { CoverageCell } from './CoverageCell';
import { dayRows, DAY_SHAPE, type DaySort } from './day-rows';
import { DayTableFrame } from './day-table-styles';
import { nextRow } from './row-keys';
import { StatusButton } from './StatusButton';

type Turno = AgendaDay['appointments'][number];

/** More rows than fit a window. */
const FIRST = 40;

interface Props {
  day: string;
  /** undefined while loading. */
  turnos: readonly Turno[] | undefined;
  refs: ListRefs;
  urlState: AgendaUrlState;
  onShowAll: () => void;
  /** Leads on from an empty day. */
  next: ReactNode;
  withProfessional: boolean;
  /** Today's. */
  takesVisits: boolean;
  onChanged: () => void;
  actions: TurnoActions;
  onMenu: (turno: Turno, button: HTMLElement) => void;
}

/** Arrows move between rows, with one tab stop; Enter opens the row's menu. */
export function DayTable({ day, turnos, refs, urlState, onShowAll, withProfessional, takesVisits, ...rest }: Props) {
  const { actions, onMenu, onChanged, next: nextDay } = rest;
  const { list: part, cards, headings } = refs;
  const list = useListUrlState(DAY_SHAPE);
  const [active, setActive] = useState<string>();
  // Renders visible rows first.
  const limit = useDeferredValue(Infinity, FIRST);
  const rows = turnos && dayRows(turnos, urlState, list.sort).slice(0, limit);
  const ids = rows?.map(({ id }) => id) ?? [];
  const stop = active !== undefined && ids.includes(active) ? active : ids[0];
  // Elsewhere below the name, which needs the width.
  const hasCoverageColumn = useMediaQuery(up('xxl'));
  const isNarrowed = urlState.professionalId !== null || urlState.roomId !== null;
  const tabIndexOf = ({ id }: Turno) => (id === stop ? 0 : -1);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = cards.keyAround(event.target as Node);
    const next = id === undefined ? undefined : nextRow(event.key, ids, id);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    headings.get(next)?.focus();
  };

  const columns: Column<Turno, DaySort>[] = [
    {
      id: 'time',
      header: texts.table.time,
      sort: 'hora',
      card: 'plain',
      cell: ({ startTime, endTime }) => (
        <span className="time">
          {clockTime(startTime)}
          <span className="until"> - </span>
          <span className="end">{clockTime(endTime)}</span>
        </span>
      ),
    },
    {
      id: 'patient',
      header: texts.table.patient,
      sort: 'paciente',
      card: 'title',
      cell: (turno) => (
        <>
          <Link
            component="button"
            type="button"
            className="patient"
            ref={headings.ref(turno.id)}
            tabIndex={tabIndexOf(turno)}
            aria-haspopup="menu"
            onClick={(event) => onMenu(turno, event.currentTarget)}
          >
            {turno.patientName}
            <About turno={turno} />
          </Link>
          {!hasCoverageColumn && turno.coverage && <CoverageCell coverage={turno.coverage} paid={turno.paid} />}
        </>
      ),
    },
    {
      id: 'phone',
      header: texts.table.phone,
      // The name's menu calls.
      card: 'hidden',
      cell: (turno) =>
        turno.patientPhone ? (
          <PhoneLink phone={turno.patientPhone} tabIndex={tabIndexOf(turno)} />
        ) : (
          <span className="none">{texts.table.noPhone}</span>
        ),
    },
    ...(withProfessional
      ? ([
          {
            id: 'professional',
            header: texts.table.professional,
            sort: 'profesional',
            card: 'plain',
            cell: ({ professionalName, specialty }) => (
              <span className="cut where" title={specialty ? `${professionalName} · ${specialty}` : professionalName}>
                {professionalName}
              </span>
            ),
          },
        ] satisfies Column<Turno, DaySort>[])
      : []),
    {
      id: 'room',
      header: texts.table.room,
      sort: 'sala',
      card: withProfessional ? 'hidden' : 'plain',
      cell: ({ roomName }) => (
        <span className="cut where" title={roomName}>
          {roomName}
        </span>
      ),
    },
    ...(hasCoverageColumn
      ? ([
          {
            id: 'coverage',
            header: texts.table.coverage,
            cell: ({ coverage, paid }) => coverage && <CoverageCell coverage={coverage} paid={paid} />,
          },
        ] satisfies Column<Turno, DaySort>[])
      : []),
    {
      id: 'status',
      header: texts.table.status,
      sort: 'estado',
      card: 'plain',
      cell: (turno) => <StatusButton turno={turno} tabIndex={tabIndexOf(turno)} actions={actions} />,
    },
    ...(takesVisits
      ? ([
          {
            id: 'visit',
            header: texts.table.visit,
            card: 'plain',
            cell: (turno) =>
              turno.viewerCan.setStatus && (
                <VisitSteps turno={turno} isNextOnly tabIndex={tabIndexOf(turno)} onChanged={() => onChanged()} />
              ),
          },
        ] satisfies Column<Turno, DaySort>[])
      : []),
  ];

  return (
    <DayTableFrame
      ref={part}
      data-visits={takesVisits}
      aria-label={texts.table.caption(longDate(day))}
      onFocus={({ target }) => setActive(cards.keyAround(target) ?? active)}
      onKeyDown={onKeyDown}
    >
      <DataTable
        caption={texts.table.caption(longDate(day))}
        columns={columns}
        list={{ rows, busy: false, failed: false, retry: () => Promise.resolve() }}
        rowKey={({ id }) => id}
        stickyHead
        urlState={{ sort: list.sort, toggleSort: list.toggleSort, isNarrowed: false, widen: onShowAll }}
        rowActions={(turno) => (
          <>
            {/* Check-in moves other actions to the menu. */}
            {!takesVisits && turno.viewerCan.move && (
              <RowAction
                icon={EventRepeatIcon}
                label={texts.table.move}
                of={turno.patientName}
                hasDialog
                tabIndex={tabIndexOf(turno)}
                onClick={() => actions.onMove(turno)}
              />
            )}
            {!takesVisits && turno.viewerCan.update && (
              <RowAction
                icon={EditIcon}
                label={texts.table.edit}
                of={turno.patientName}
                hasDialog
                tabIndex={tabIndexOf(turno)}
                onClick={() => actions.onEdit(turno)}
              />
            )}
            <RowAction
              icon={MoreIcon}
              label={texts.table.more}
              of={turno.patientName}
              hasMenu
              tabIndex={tabIndexOf(turno)}
              onClick={({ currentTarget }) => onMenu(turno, currentTarget)}
            />
          </>
        )}
        rowAround={(turno, _index, cells) => (
          <Row
            turno={turno}
            isStop={turno.id === stop}
            isSending={actions.sendingIds.has(turno.id)}
            rowRef={cards.ref(turno.id)}
          >
            {cells}
          </Row>
        )}
        empty={
          <EmptyState
            title={isNarrowed && turnos?.length ? texts.table.emptyFiltered : texts.table.empty}
            action={
              isNarrowed && turnos?.length ? (
                <Button variant="outlined" onClick={onShowAll}>
                  {texts.table.showAll}
                </Button>
              ) : (
                nextDay
              )
            }
          />
        }
        errorTitle={texts.failed}
      />
    </DayTableFrame>
  );
}

/** Below the name where it would be cut, at equal row height. */
function About({ turno }: { turno: Turno }) {
  // Else in the line of the payer.
  const paid = usePaidText(turno.coverage ? null : turno.paid);
  const about = [aboutPatient(turno), paid].filter((part) => part !== null).join(' · ') || null;
  const { series } = turno;
  if (about === null && series === null) return null;
  return (
    <span className="about">
      <span className="dot"> · </span>
      {series && <SeriesSign series={series} isNamed />}
      {series && about !== null && ' · '}
      {about}
    </span>
  );
}

interface RowProps {
  turno: Turno;
  isStop: boolean;
  isSending: boolean;
  rowRef: Ref<HTMLTableRowElement>;
  children: ReactNode;
}

/** Memoized: an arrow key renders two rows, not two hundred. */
const Row = memo(
  function Row({ turno, rowRef, children }: RowProps) {
    return (
      <TableRow role="row" hover ref={rowRef} data-status={turno.status}>
        {children}
      </TableRow>
    );
  },
  (before, after) =>
    before.turno === after.turno && before.isStop === after.isStop && before.isSending === after.isSending,
);
