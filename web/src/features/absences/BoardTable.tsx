import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';

import type { ClinicFactsFragment } from '../../clinic/facts/clinic.generated';
import { patientTexts } from '../../clinic/patient/texts';
import { ARGENTINA } from '../../clinic/phone/phone';
import { useWhatsAppDigits } from '../../clinic/phone/useWhatsAppDigits';
import { VisitBadge } from '../../clinic/visit/VisitBadge';
import { PhoneLink } from '../../kit/contact/ContactLink';
import { DataTable, type Column } from '../../kit/list/DataTable';
import type { Rows } from '../../kit/list/usePagedQuery';
import { EmptyState } from '../../kit/states/EmptyState';
import { clockTime } from '../../kit/time/wall-time';
import { down } from '../../kit/ui/breakpoints';
import { CheckIcon, DoneAllIcon, ScheduleIcon } from '../../kit/ui/icons';
import { StatusChip, type StatusColour } from '../../kit/ui/StatusChip';
import type { AbsenceContactFactsFragment, AbsenceContactState } from './absences.generated';
import { isHere, isMailed, type Entry } from './board';
import { Choose } from './Choosing';
import { EntryRowActions } from './EntryRowActions';
import { PatientCell } from './PatientCell';
import { ProposalCell } from './ProposalCell';
import { texts } from './texts';
import type { useBoardChanges } from './useBoardChanges';
import type { BoardChoices } from './useBoardChoices';

const LOOK: Record<AbsenceContactState, { icon: ReactElement; colour: StatusColour }> = {
  to_call: { icon: <ScheduleIcon fontSize="inherit" />, colour: 'pending' },
  told: { icon: <CheckIcon fontSize="inherit" />, colour: 'confirmed' },
  answered: { icon: <DoneAllIcon fontSize="inherit" />, colour: 'done' },
};

const Contact = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  paddingBlock: 3,
  [down('sm')]: { display: 'flex', flexWrap: 'wrap', gap: '2px 8px' },
});

/** Compact cards on phones: patient and time on one line. */
const Board = styled('div')({
  [down('sm')]: {
    '&& tbody tr': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', padding: '8px 12px 12px' },
    '&& tbody tr > *': { gridColumn: '1 / -1' },
    '&& tbody tr > [data-header]': { display: 'flex', flexWrap: 'wrap', columnGap: 8 },
    '&& tbody tr > [data-card="plain"]': { gridArea: '1 / 1 / 2 / 2' },
    '&& tbody tr > [data-card="title"]': { gridArea: '1 / 2 / 2 / 3' },
    // The time.
    '&& tbody tr > [data-card="plain"] + td': { gridArea: '1 / 3 / 2 / 4' },
  },
});

interface BoardTableProps {
  list: Rows<Entry>;
  /** The professional who is absent. */
  absentId: number;
  /** Whether an absence is marked on the date. */
  isMarked: boolean;
  clinic: ClinicFactsFragment | undefined;
  /** yyyy-MM-dd */
  today: string;
  choices: BoardChoices;
  changes: ReturnType<typeof useBoardChanges>;
  onNote: (entry: Entry) => void;
}

export function BoardTable({ list, absentId, isMarked, clinic, today, choices, changes, onNote }: BoardTableProps) {
  const phones = (list.rows ?? []).flatMap(({ appointment: { patientPhone } }) => patientPhone ?? []);
  const digits = useWhatsAppDigits(phones, clinic?.countryCode ?? ARGENTINA);
  const columns: Column<Entry>[] = [
    {
      id: 'choose',
      header: texts.board.columns.choose,
      cell: (entry) => <Choose entry={entry} choices={choices} />,
      card: 'plain',
    },
    { id: 'time', header: texts.board.columns.time, cell: ({ startTime }) => clockTime(startTime) },
    {
      id: 'patient',
      header: texts.board.columns.patient,
      cell: (entry) => <PatientCell appointment={entry.appointment} />,
      card: 'title',
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
      cell: (entry) => <ContactCell entry={entry} />,
    },
  ];
  return (
    <Board>
      <DataTable
        caption={texts.board.caption}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        rowActions={(entry) =>
          !entry.appointment.isMasked && (
            <EntryRowActions
              entry={entry}
              absentId={absentId}
              clinicName={clinic?.name ?? ''}
              digits={digits.get(entry.appointment.patientPhone ?? '')}
              choices={choices}
              changes={changes}
              onNote={onNote}
            />
          )
        }
        empty={<EmptyState title={texts.board.empty} {...(isMarked && { text: texts.board.emptyHint })} />}
        errorTitle={texts.board.failed}
      />
    </Board>
  );
}

function ContactCell({ entry }: { entry: Entry }) {
  const { patientEmail, patientPhone, isMasked } = entry.appointment;
  return (
    <Contact>
      {!isMasked && <span>{patientPhone === null ? texts.board.noPhone : <PhoneLink phone={patientPhone} />}</span>}
      {!isMasked && patientEmail === null && <span className="muted">{patientTexts.withoutEmail}</span>}
      {isMailed(entry) ? (
        <StatusChip {...LOOK.told} label={texts.mailed} />
      ) : isHere(entry) && entry.contact.state === 'to_call' ? (
        <VisitBadge visit={entry.appointment.visit} />
      ) : (
        <ContactBadge contact={entry.contact} />
      )}
    </Contact>
  );
}

function ContactBadge({ contact: { state, by, at, note } }: { contact: AbsenceContactFactsFragment }) {
  const since = at === null || state === 'to_call' ? '' : [clockTime(at), by, note].filter(Boolean).join(' · ');
  return (
    <>
      <StatusChip {...LOOK[state]} label={texts.contacts[state]} />
      {since !== '' && (
        <Typography variant="body2" color="textSecondary">
          {since}
        </Typography>
      )}
    </>
  );
}
