import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import { isOpen, type Row } from './board';
import { texts } from './texts';
import type { BoardChoices } from './useBoardChoices';

/** All rows that are open, or none. */
export function ChooseAll({ choices }: { choices: BoardChoices }) {
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={choices.isAll}
          indeterminate={!choices.isAll && choices.chosen.length > 0}
          onChange={choices.toggleAll}
        />
      }
      label={texts.board.chooseAll}
    />
  );
}

/** One row, while it is open. */
export function Choose({ entry, choices }: { entry: Row; choices: BoardChoices }) {
  return isOpen(entry) ? (
    <Checkbox
      size="small"
      checked={choices.isChosen(entry)}
      onChange={() => choices.toggle(entry)}
      slotProps={{ input: { 'aria-label': texts.board.choose(entry.appointment.patientName) } }}
    />
  ) : null;
}
