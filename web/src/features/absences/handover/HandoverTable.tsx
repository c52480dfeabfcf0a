import { useMay } from '../../../clinic/session/useMay';
import { VisitBadge } from '../../../clinic/visit/VisitBadge';
import { DataTable, type Column } from '../../../kit/list/DataTable';
import { RowAction, RowLink } from '../../../kit/list/RowAction';
import type { Rows } from '../../../kit/list/usePagedQuery';
import { EmptyState } from '../../../kit/states/EmptyState';
import { dayOf } from '../../../kit/time/wall-time';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { CalendarTodayIcon, EventRepeatIcon } from '../../../kit/ui/icons';
import { panelCalendarPath } from '../../appointments/calendar/calendar.paths';
import { PROFESSIONALS_PATH } from '../../professionals/professionals.paths';
import { isHere, isOpen, type Row } from '../board';
import { Choose } from '../Choosing';
import { PatientCell } from '../PatientCell';
import { ProposalCell } from '../ProposalCell';
import { slotText, texts } from '../texts';
import type { useBoardChanges } from '../useBoardChanges';
import type { BoardChoices } from '../useBoardChoices';
import { handoverTexts } from './texts';

interface Props {
  list: Rows<Row>;
  /** The leaving professional. */
  professionalId: number;
  /** yyyy-MM-dd */
  today: string;
  choices: BoardChoices;
  changes: ReturnType<typeof useBoardChanges>;
}

export function HandoverTable({ list, professionalId, today, choices, changes }: Props) {
  const seesProfessionals = useMay('people');
  const columns: Column<Row>[] = [
    {
      id: 'choose',
      header: texts.board.columns.choose,
      cell: (entry) => <Choose entry={entry} choices={choices} />,
      card: 'plain',
    },
    {
      id: 'patient',
      header: texts.board.columns.patient,
      cell: (entry) => <PatientCell appointment={entry.appointment} />,
      card: 'title',
    },
    {
      id: 'time',
      header: texts.board.columns.time,
      cell: (entry) => (
        <>
          {slotText({ ...entry.appointment, startTime: entry.startTime }, today)}{' '}
          {isHere(entry) && <VisitBadge visit={entry.appointment.visit} />}
        </>
      ),
    },
    {
      id: 'proposal',
      header: texts.board.columns.proposal,
      cell: (entry) => (
        <ProposalCell
          entry={entry}
          absentId={professionalId}
          today={today}
          choices={choices}
          failure={changes.failures.get(entry.id)}
          none={handoverTexts.none}
        />
      ),
      takesRest: 'whole',
    },
  ];
  return (
    <DataTable
      caption={handoverTexts.caption}
      columns={columns}
      list={list}
      rowKey={({ id }) => id}
      rowActions={(entry) => {
        if (!isOpen(entry)) return null;
        const { patientName } = entry.appointment;
        const to = choices.proposalOf(entry);
        return to ? (
          <RowAction
            icon={EventRepeatIcon}
            label={texts.move.one}
            of={patientName}
            busy={changes.progress !== null}
            onClick={() => void changes.run([{ kind: 'move', entry, to }])}
          />
        ) : (
          // The calendar can move it to any time, of any specialty.
          <RowLink
            icon={CalendarTodayIcon}
            label={texts.board.calendar}
            of={patientName}
            to={panelCalendarPath({ day: dayOf(entry.startTime), professionalId })}
          />
        );
      }}
      empty={
        <EmptyState
          title={handoverTexts.empty}
          text={handoverTexts.emptyHint}
          action={seesProfessionals && <ButtonLink to={PROFESSIONALS_PATH}>{handoverTexts.toProfessionals}</ButtonLink>}
        />
      }
      errorTitle={handoverTexts.failed}
    />
  );
}
