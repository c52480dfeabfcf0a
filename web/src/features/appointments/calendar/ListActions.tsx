import Button from '@mui/material/Button';

import { texts } from '../texts';

interface Props {
  /** The chosen day; null for the month. */
  day: string | null;
  onWholeMonth: () => void;
  /** Undefined: nothing can be made on that day from here. */
  onCreate: (() => void) | undefined;
}

/** What can be done with the list of a day. */
export function ListActions({ day, onWholeMonth, onCreate }: Props) {
  if (day === null) return null;
  return (
    <>
      <Button variant="outlined" size="small" onClick={onWholeMonth}>
        {texts.calendar.wholeMonth}
      </Button>
      {onCreate && (
        <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={onCreate}>
          {texts.calendar.createOnDay}
        </Button>
      )}
    </>
  );
}
