import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

import { monthNames, monthParts } from '../time/wall-time';
import { UnbrokenRow } from '../ui/layout';

const LOOK = { minHeight: 44, minWidth: 0, fontWeight: 600, '& select': { padding: '8px 4px' } };

interface Props {
  /** yyyy-MM */
  month: string;
  firstMonth: string;
  lastMonth: string;
  onChange: (month: string) => void;
}

/** Reaches far months such as 1958. */
export function MonthYearSelects({ month, firstMonth, lastMonth, onChange }: Props) {
  const { year, month: number } = monthParts(month);
  const first = monthParts(firstMonth).year;
  const last = monthParts(lastMonth).year;
  const go = (toYear: number, toMonth: number) => {
    const chosen = `${toYear}-${String(toMonth).padStart(2, '0')}`;
    if (chosen < firstMonth) onChange(firstMonth);
    else onChange(chosen > lastMonth ? lastMonth : chosen);
  };
  return (
    <UnbrokenRow spacing={1}>
      <NativeSelect
        input={<OutlinedInput sx={LOOK} />}
        inputProps={{ 'aria-label': 'Mes' }}
        value={number}
        onChange={({ target }) => go(year, Number(target.value))}
      >
        {monthNames().map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        input={<OutlinedInput sx={LOOK} />}
        inputProps={{ 'aria-label': 'Año' }}
        value={year}
        onChange={({ target }) => go(Number(target.value), number)}
      >
        {Array.from({ length: last - first + 1 }, (_year, index) => last - index).map((offered) => (
          <option key={offered} value={offered}>
            {offered}
          </option>
        ))}
      </NativeSelect>
    </UnbrokenRow>
  );
}
