import { DataTable, type Column } from '../../../kit/list/DataTable';
import { RowAction } from '../../../kit/list/RowAction';
import type { Rows } from '../../../kit/list/usePagedQuery';
import { EmptyState } from '../../../kit/states/EmptyState';
import { EventRepeatIcon } from '../../../kit/ui/icons';
import { isOpen, type Row } from '../board';
import { Choose } from '../Choosing';
import { PatientCell } from '../PatientCell';
import { ProposalCell } from '../ProposalCell';
import { slotText, texts } from '../texts';
import type { useBoardChanges } from '../useBoardChanges';
import type { BoardChoices } from '../useBoardChoices';
import { handoverTexts } from './texts';

interface Props {
  list: Rows<Row>;
  /** Who leaves. */
  professionalId: number;
  /** yyyy-MM-dd */
  today: string;
  choices: BoardChoices;
  changes: ReturnType<typeof useBoardChanges>;
}

export function HandoverTable({ list, professionalId, today, choices, changes }: Props) {
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
      cell: ({ startTime, appointment }) => slotText({ ...appointment, startTime }, today),
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
        const to = choices.proposalOf(entry);
        return (
          isOpen(entry) &&
          to && (
            <RowAction
              icon={EventRepeatIcon}
              label={texts.move.one}
              of={entry.appointment.patientName}
              busy={changes.progress !== null}
              onClick={() => void changes.run([{ kind: 'move', entry, to }])}
            />
          )
        );
      }}
      empty={<EmptyState title={handoverTexts.empty} text={handoverTexts.emptyHint} />}
      errorTitle={handoverTexts.failed}
    />
  );
}
