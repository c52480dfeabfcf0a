import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';

import { allAlike, proposal, type HolidayValues } from './holidays-form';
import type { HolidayYearFactsFragment } from './holidays.generated';
import { texts } from './texts';

/** The number of closed dates, and buttons that choose for all of them. */
export function BulkChoice({ dates }: { dates: HolidayYearFactsFragment['dates'] }) {
  const { values, setValues } = useFormikContext<HolidayValues>();
  const count = (choice: string) => Object.values(values).filter((it) => it.choice === choice).length;
  const press = (label: string, next: HolidayValues) => (
    <Button variant="outlined" size="small" onClick={() => void setValues(next)}>
      {label}
    </Button>
  );
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {texts.count(count('all'), count('some'), dates.length)}
      </Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {press(texts.bulk.all, allAlike(dates, 'all'))}
        {dates.some(({ kind }) => kind === 'optional') && press(texts.bulk.usual, proposal(dates))}
        {press(texts.bulk.none, allAlike(dates, 'none'))}
      </Stack>
    </Stack>
  );
}
