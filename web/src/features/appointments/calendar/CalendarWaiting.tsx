import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import visuallyHidden from '@mui/utils/visuallyHidden';

import { calendarTexts } from './texts';

export function CalendarWaiting() {
  return (
    <Stack spacing={3} role="status">
      <span style={visuallyHidden}>{calendarTexts.page.loading}</span>
      {[1, 2, 3].map((number) => (
        <Skeleton key={number} aria-hidden="true" style={{ minHeight: 150, borderRadius: 16 }} />
      ))}
    </Stack>
  );
}
