import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import { calendarTexts } from './texts';

/** A placeholder for the cards. */
export function CalendarWaiting() {
  return (
    <Stack spacing={3} role="status">
      <span className="visually-hidden">{calendarTexts.page.loading}</span>
      {[1, 2, 3].map((number) => (
        <Skeleton key={number} aria-hidden="true" style={{ minHeight: 150, borderRadius: 16 }} />
      ))}
    </Stack>
  );
}
