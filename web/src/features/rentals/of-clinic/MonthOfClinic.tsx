import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useClinic } from '../../../clinic/facts/useClinic';
import { MonthChooser } from '../../../kit/calendar/MonthChooser';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { dayOf, monthOf } from '../../../kit/time/wall-time';

import { useSummaryMonth } from '../summary/useSummaryMonth';
import { CostsTable } from './CostsTable';
import { GivenBackTable } from './GivenBackTable';
import { texts } from './texts';

/** A month of all professionals: its rent, then returned rentals. */
export function MonthOfClinic({ summaryOf }: { summaryOf: (professionalId: number) => string }) {
  const clinic = useClinic();
  const { chosenMonth, show } = useSummaryMonth();
  const present = clinic && monthOf(dayOf(clinic.now));
  const month = chosenMonth ?? present;
  return (
    <Stack spacing={6}>
      <MonthChooser month={month} present={present} onMonthChange={show} />
      <Typography color="textSecondary">{texts.hint}</Typography>
      {month === undefined ? (
        <PageSpinner />
      ) : (
        <>
          <CostsTable month={month} summaryOf={summaryOf} />
          <GivenBackTable month={month} />
        </>
      )}
    </Stack>
  );
}
