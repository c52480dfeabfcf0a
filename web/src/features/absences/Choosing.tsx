import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import type { Row } from './board';
import { texts } from './texts';
import type { BoardChoices } from './useBoardChoices';

/** All selectable rows or none; empty without any. */
export function ChooseAll({ choices, label }: { choices: BoardChoices; label: string }) {
  if (!choices.hasChoice) return null;
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={choices.isAll}
          indeterminate={!choices.isAll && choices.chosen.length > 0}
          onChange={choices.toggleAll}
        />
      }
      label={label}
    />
  );
}

export function Choose({ entry, choices }: { entry: Row; choices: BoardChoices }) {
  return choices.canChoose(entry) ? (
    <Checkbox
      size="small"
      checked={choices.isChosen(entry)}
      onChange={() => choices.toggle(entry)}
      slotProps={{ input: { 'aria-label': texts.board.choose(entry.appointment.patientName) } }}
    />
  ) : null;
}
