import Checkbox from '@mui/material/Checkbox';

import type { ClinicFactsFragment } from '../../clinic/facts/clinic.generated';
import { ARGENTINA } from '../../clinic/phone/phone';
import { PhoneLink } from '../../kit/contact/ContactLink';
import { DataTable, type Column } from '../../kit/list/DataTable';
import type { Rows } from '../../kit/list/usePagedQuery';
import { EmptyState } from '../../kit/states/EmptyState';
import { clockTime } from '../../kit/time/wall-time';
import { isOpen, type Entry } from './board';
import { ContactBadge } from './ContactBadge';
import { EntryRowActions } from './EntryRowActions';
import { ProposalCell } from './ProposalCell';
import { texts } from './texts';
import type { useBoardChanges } from './useBoardChanges';
import type { BoardChoices } from './useBoardChoices';
import { useWhatsAppDigits } from './useWhatsAppDigits';

interface BoardTableProps {
  list: Rows<Entry>;
  /** The professional who is absent. */
  absentId: number;
  clinic: ClinicFactsFragment | undefined;
  /** yyyy-MM-dd */
  today: string;
  choices: BoardChoices;
  changes: ReturnType<typeof useBoardChanges>;
  onNote: (entry: Entry) => void;
}

export function BoardTable({ list, absentId, clinic, today, choices, changes, onNote }: BoardTableProps) {
  const phones = (list.rows ?? []).flatMap(({ appointment: { patientPhone } }) => patientPhone ?? []);
  const digits = useWhatsAppDigits(phones, clinic?.countryCode ?? ARGENTINA);
  const columns: Column<Entry>[] = [
    {
      id: 'choose',
      header: texts.board.columns.choose,
      cell: (entry) =>
        isOpen(entry) && (
          <Checkbox
            size="small"
            checked={choices.isChosen(entry)}
            onChange={() => choices.toggle(entry)}
            slotProps={{ input: { 'aria-label': texts.board.choose(entry.appointment.patientName) } }}
          />
        ),
      card: 'plain',
    },
    { id: 'time', header: texts.board.columns.time, cell: ({ startTime }) => clockTime(startTime) },
    {
      id: 'patient',
      header: texts.board.columns.patient,
      cell: ({ appointment }) => appointment.patientName,
      card: 'title',
    },
    {
      id: 'phone',
      header: texts.board.columns.phone,
      cell: ({ appointment: { patientPhone } }) =>
        patientPhone === null ? texts.board.noPhone : <PhoneLink phone={patientPhone} />,
    },
    {
      id: 'proposal',
      header: texts.board.columns.proposal,
      cell: (entry) => (
        <ProposalCell
          entry={entry}
          absentId={absentId}
          today={today}
          choices={choices}
          failure={changes.failures.get(entry.id)}
        />
      ),
      takesRest: 'whole',
    },
    {
      id: 'contact',
      header: texts.board.columns.contact,
      cell: ({ contact }) => <ContactBadge contact={contact} />,
    },
  ];
  return (
    <DataTable
      caption={texts.board.caption}
      columns={columns}
      list={list}
      rowKey={({ id }) => id}
      rowActions={(entry) => (
        <EntryRowActions
          entry={entry}
          absentId={absentId}
          clinicName={clinic?.name ?? ''}
          digits={digits.get(entry.appointment.patientPhone ?? '')}
          choices={choices}
          changes={changes}
          onNote={onNote}
        />
      )}
      empty={<EmptyState title={texts.board.empty} text={texts.board.emptyHint} />}
      errorTitle={texts.board.failed}
    />
  );
}
