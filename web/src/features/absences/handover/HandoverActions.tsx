import Stack from '@mui/material/Stack';

import { OffButton } from '../../../kit/ui/OffButton';
import { isOpen, isUnheld, type Row } from '../board';
import { ChooseAll } from '../Choosing';
import { MoveChosen } from '../MoveChosen';
import { texts } from '../texts';
import type { useBoardChanges } from '../useBoardChanges';
import type { BoardChoices } from '../useBoardChoices';

interface Props {
  rows: readonly Row[];
  choices: BoardChoices;
  changes: ReturnType<typeof useBoardChanges>;
  /** Keeps the proposals. */
  holding: { isSending: boolean; hold: () => Promise<void> };
}

/** What is done to several turnos at once. */
export function HandoverActions({ rows, choices, changes, holding }: Props) {
  return (
    <Stack direction="row" spacing={2} sx={{ minHeight: 40 }}>
      {rows.some(isOpen) && <ChooseAll choices={choices} />}
      <MoveChosen choices={choices} changes={changes} />
      {rows.some(isUnheld) && (
        <OffButton
          variant="outlined"
          off={changes.progress !== null || holding.isSending}
          onClick={() => void holding.hold()}
        >
          {texts.proposal.hold}
        </OffButton>
      )}
    </Stack>
  );
}
