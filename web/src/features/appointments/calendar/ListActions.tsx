import Button from '@mui/material/Button';

import { calendarTexts } from './texts';

interface Props {
  /** Null: the whole month. */
  day: string | null;
  onWholeMonth: () => void;
  /** Undefined: nothing can be created here. */
  onCreate: (() => void) | undefined;
}

export function ListActions({ day, onWholeMonth, onCreate }: Props) {
  if (day === null) return null;
  return (
    <>
      <Button variant="outlined" size="small" onClick={onWholeMonth}>
        {calendarTexts.page.wholeMonth}
      </Button>
      {onCreate && (
        <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={onCreate}>
          {calendarTexts.page.createOnDay}
        </Button>
      )}
    </>
  );
}
