import Stack from '@mui/material/Stack';

import { useClinic } from '../../clinic/facts/useClinic';
import { SelectField } from '../../kit/form/SelectField';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { searchOf, VIEW_KEY } from '../../kit/url/query';
import { useUrlState } from '../../kit/url/useUrlState';
import { HolidayForm } from './HolidayForm';
import { useHolidayYearsToDecideQuery } from './holidays.generated';
import { texts } from './texts';

/** With the present one; the server refuses later ones. */
const YEARS = 6;

const readYear = (query: URLSearchParams) => Number(query.get(VIEW_KEY)) || null;
const writeYear = (year: number | null) => searchOf([[VIEW_KEY, year]]);

export function HolidaysPage() {
  const now = useClinic()?.now;
  const { urlState, go } = useUrlState(readYear, writeYear);
  const { data } = useHolidayYearsToDecideQuery({ fetchPolicy: 'cache-and-network' });
  if (now === undefined) return <PageSpinner />;
  const present = Number(now.slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, index) => present + index);
  const year = years.find((it) => it === urlState) ?? present;
  return (
    <Stack spacing={4} sx={{ maxWidth: 800, '& form': { maxWidth: 'none' } }}>
      <SelectField
        label={texts.year}
        value={String(year)}
        options={years.map((it) => ({
          value: String(it),
          label: data?.holidayYearsToDecide.includes(it) ? texts.yearToDecide(it) : String(it),
        }))}
        onChange={(chosen) => go(Number(chosen) === present ? null : Number(chosen))}
      />
      <HolidayForm key={year} year={year} />
    </Stack>
  );
}
