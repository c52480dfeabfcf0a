import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';

import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import { idOf } from '../../../kit/url/query';
import { BatchProgress } from '../../../kit/send/BatchProgress';
import { progressText } from '../../../kit/send/progress';
import { dayOf } from '../../../kit/time/wall-time';
import { OffButton } from '../../../kit/ui/OffButton';
import type { Row } from '../board';
import { ChooseAll } from '../Choosing';
import { MoveChosen } from '../MoveChosen';
import { texts } from '../texts';
import { useBoardChanges } from '../useBoardChanges';
import { useBoardChoices, type BoardChoices } from '../useBoardChoices';
import { HandoverTable } from './HandoverTable';
import { handoverTexts } from './texts';
import { useHandover } from './useHandover';

/** For administrators, before they delete a professional. */
export function HandoverPage() {
  const professionalId = idOf(useParams()['professionalId']);
  return <HandoverOf key={professionalId} professionalId={professionalId} />;
}

function HandoverOf({ professionalId }: { professionalId: number }) {
  const { handover, rows, clinic, list, holding, reload, send } = useHandover(professionalId);
  const changes = useBoardChanges({ send, now: clinic?.now, reload });
  const choices = useBoardChoices(rows ?? [], { onlyMoves: true });
  const part = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A row that is settled loses its button.
  useKeptFocus(part, () => heading.current?.focus());
  const { progress } = changes;
  return (
    <Stack ref={part} spacing={3}>
      {changes.question}
      {handover && (
        <div>
          <Typography variant="h2" ref={heading} tabIndex={-1}>
            {handoverTexts.heading(handover.professional.name)}
          </Typography>
          <Typography>{handoverTexts.about}</Typography>
          {handover.later > 0 && <Typography>{handoverTexts.later(handover.later)}</Typography>}
        </div>
      )}
      {rows && rows.length > 0 && <HandoverActions rows={rows} choices={choices} changes={changes} holding={holding} />}
      {progress && progress.total > 1 && (
        <div>
          <p role="status">{texts.progress(texts.move.progress, progressText(progress))}</p>
          <BatchProgress label={texts.move.progress} progress={progress} onStop={changes.stop} />
        </div>
      )}
      <HandoverTable
        list={list}
        professionalId={professionalId}
        today={clinic ? dayOf(clinic.now) : ''}
        choices={choices}
        changes={changes}
      />
      <div role="status" style={visuallyHidden}>
        {choices.news}
      </div>
    </Stack>
  );
}

interface Props {
  rows: readonly Row[];
  choices: BoardChoices;
  changes: ReturnType<typeof useBoardChanges>;
  holding: { isSending: boolean; hold: (choices: BoardChoices) => Promise<void> };
}

function HandoverActions({ rows, choices, changes, holding }: Props) {
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
