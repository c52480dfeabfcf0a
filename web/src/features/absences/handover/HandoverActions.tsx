import Stack from '@mui/material/Stack';

import { OffButton } from '../../../kit/ui/OffButton';
import type { Row } from '../board';
import { ChooseAll } from '../Choosing';
import { MoveChosen } from '../MoveChosen';
import { texts } from '../texts';
import type { useBoardChanges } from '../useBoardChanges';
import type { BoardChoices } from '../useBoardChoices';
import { handoverTexts } from './texts';

interface Props {
  rows: readonly Row[];
  choices: BoardChoices;
  changes: ReturnType<typeof useBoardChanges>;
  /** Keeps the proposals that the rows show. */
  holding: { isSending: boolean; hold: (choices: BoardChoices) => Promise<void> };
}

/** What is done to several turnos at once. */
export function HandoverActions({ rows, choices, changes, holding }: Props) {
  return (
    <Stack direction="row" spacing={2} sx={{ minHeight: 40 }}>
      <ChooseAll choices={choices} label={handoverTexts.chooseAll} />
      <MoveChosen choices={choices} changes={changes} />
      {choices.unheldOf(rows).length > 0 && (
        <OffButton
          variant="outlined"
          off={changes.progress !== null || holding.isSending}
          onClick={() => void holding.hold(choices)}
        >
          {texts.proposal.hold}
        </OffButton>
      )}
    </Stack>
  );
}
