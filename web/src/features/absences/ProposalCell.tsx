import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { clockTime } from '../../kit/time/wall-time';
import { CloseIcon, DoneAllIcon, EventRepeatIcon, WarningIcon } from '../../kit/ui/icons';
import { StatusChip } from '../../kit/ui/StatusChip';
import { theme } from '../../kit/ui/theme';
import { isOpen, type Row } from './board';
import { colleagueText, proposalText, slotText, texts } from './texts';
import type { BoardChoices } from './useBoardChoices';

const Lines = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  '& .when': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 },
  '& .MuiButton-root': { minHeight: 28, paddingBlock: 0 },
  '& .colleague, & .held': { color: theme.vars.palette.text.secondary, lineHeight: '1.125rem' },
  '@media (pointer: coarse)': { '& .MuiButton-root': { minHeight: 44 } },
});

interface Props {
  entry: Row;
  absentId: number;
  today: string;
  choices: BoardChoices;
  /** Why its last change was refused. */
  failure: string | undefined;
  /** Shown without a proposal. */
  none?: string;
}

/** The proposed slot, or the new time. */
export function ProposalCell({ entry, absentId, today, choices, failure, none = texts.proposal.none }: Props) {
  return (
    <Lines>
      {isOpen(entry) ? (
        <Offered entry={entry} absentId={absentId} today={today} choices={choices} none={none} />
      ) : (
        <Settled entry={entry} absentId={absentId} today={today} />
      )}
      {failure !== undefined && isOpen(entry) && (
        <Typography variant="body2" sx={{ display: 'flex', gap: 1, color: theme.vars.palette.cancelled.text }}>
          <WarningIcon fontSize="small" />
          {failure}
        </Typography>
      )}
    </Lines>
  );
}

function Offered({ entry, absentId, today, choices, none }: Required<Omit<Props, 'failure'>>) {
  const proposal = choices.proposalOf(entry);
  if (!proposal) return <span>{none}</span>;
  const shown = (it: typeof proposal) => proposalText(it, absentId, today);
  return (
    <>
      <span className="when">
        <strong>{slotText(proposal, today)}</strong>
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
      </span>
      <Colleague of={proposal} absentId={absentId} />
      {proposal.heldUntil !== null && (
        <span className="held">{texts.proposal.held(clockTime(proposal.heldUntil))}</span>
      )}
    </>
  );
}

function Settled({ entry: { outcome, appointment }, absentId, today }: Pick<Props, 'entry' | 'absentId' | 'today'>) {
  if (outcome === 'cancelled') {
    return <StatusChip icon={<CloseIcon fontSize="inherit" />} colour="cancelled" label={texts.outcomes.cancelled} />;
  }
  const to = slotText(appointment, today);
  return outcome === 'moved' ? (
    <StatusChip icon={<EventRepeatIcon fontSize="inherit" />} colour="done" label={texts.outcomes.moved(to)} />
  ) : (
    <>
      <StatusChip icon={<DoneAllIcon fontSize="inherit" />} colour="done" label={texts.outcomes.reassigned(to)} />
      <Colleague of={appointment} absentId={absentId} />
    </>
  );
}

function Colleague({ of, absentId }: { of: Parameters<typeof colleagueText>[0]; absentId: number }) {
  const text = colleagueText(of, absentId);
  return text === null ? null : <span className="colleague">{text}</span>;
}
