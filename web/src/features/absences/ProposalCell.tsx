import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { CloseIcon, DoneAllIcon, EventRepeatIcon, WarningIcon } from '../../kit/ui/icons';
import { StatusChip } from '../../kit/ui/StatusChip';
import { isOpen, type Entry } from './board';
import { proposalText, texts } from './texts';
import type { BoardChoices } from './useBoardChoices';

/** A long name takes a second line, not the width of the row's buttons. */
const Wrapping = styled('div')({
  '& .MuiChip-root': { minWidth: 0, maxWidth: '100%', height: 'auto', minHeight: 28, borderRadius: 8 },
  '& .MuiChip-label': { whiteSpace: 'normal' },
});

interface Props {
  entry: Entry;
  absentId: number;
  today: string;
  choices: BoardChoices;
  /** Why the last change of it was refused. */
  failure: string | undefined;
}

/** Where the turno could go, or where it went. */
export function ProposalCell({ entry, absentId, today, choices, failure }: Props) {
  return (
    <Wrapping>
      {isOpen(entry) ? (
        <Offered entry={entry} absentId={absentId} today={today} choices={choices} />
      ) : (
        <Settled entry={entry} absentId={absentId} today={today} />
      )}
      {failure !== undefined && isOpen(entry) && (
        <Typography variant="body2" sx={{ display: 'flex', gap: 1, color: 'var(--cancelled-text)' }}>
          <WarningIcon fontSize="small" />
          {failure}
        </Typography>
      )}
    </Wrapping>
  );
}

function Offered({ entry, absentId, today, choices }: Omit<Props, 'failure'>) {
  const proposal = choices.proposalOf(entry);
  if (!proposal) return <span>{texts.proposal.none}</span>;
  const shown = (it: typeof proposal) => proposalText(it, absentId, today);
  return (
    <Stack direction="row" spacing={1} component="span" sx={{ display: 'inline-flex' }}>
      <strong>{shown(proposal)}</strong>
      {choices.hasOther(entry) && (
        <Button
          variant="text"
          size="small"
          aria-label={texts.proposal.otherFor(entry.appointment.patientName)}
          onClick={() => choices.showOther(entry, shown)}
        >
          {texts.proposal.other}
        </Button>
      )}
    </Stack>
  );
}

function Settled({ entry: { outcome, appointment }, absentId, today }: Pick<Props, 'entry' | 'absentId' | 'today'>) {
  if (outcome === 'cancelled') {
    return <StatusChip icon={<CloseIcon fontSize="inherit" />} colour="cancelled" label={texts.outcomes.cancelled} />;
  }
  const to = proposalText(appointment, absentId, today);
  return outcome === 'moved' ? (
    <StatusChip icon={<EventRepeatIcon fontSize="inherit" />} colour="done" label={texts.outcomes.moved(to)} />
  ) : (
    <StatusChip icon={<DoneAllIcon fontSize="inherit" />} colour="done" label={texts.outcomes.reassigned(to)} />
  );
}
