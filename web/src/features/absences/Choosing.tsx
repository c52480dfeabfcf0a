import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import type { Row } from './board';
import { texts } from './texts';
import type { BoardChoices } from './useBoardChoices';

/** All rows that can be chosen, or none of them. Nothing where there is none. */
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

/** One row, while it can be chosen. */
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
