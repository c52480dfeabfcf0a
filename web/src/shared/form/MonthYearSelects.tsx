import { styled } from '@mui/material/styles';

import { monthNames, monthParts } from '../time/clinic-time';

const Pair = styled('div')({
  display: 'flex',
  gap: 4,
  minWidth: 0,
  '& select': {
    minHeight: 44,
    minWidth: 0,
    padding: '0 4px',
    border: '1px solid var(--control)',
    borderRadius: 8,
    background: 'var(--surface)',
    color: 'var(--ink)',
    font: 'inherit',
    fontWeight: 600,
  },
});

interface Props {
  /** yyyy-MM, as are the limits. */
  month: string;
  firstMonth: string;
  lastMonth: string;
  onChange: (month: string) => void;
}

/** Any month of any year in two choices: nobody clicks back from today to 1958. */
export function MonthYearSelects({ month, firstMonth, lastMonth, onChange }: Props) {
  const { year, month: number } = monthParts(month);
  const first = monthParts(firstMonth).year;
  const last = monthParts(lastMonth).year;
  const go = (toYear: number, toMonth: number) => {
    const asked = `${toYear}-${String(toMonth).padStart(2, '0')}`;
    if (asked < firstMonth) onChange(firstMonth);
    else onChange(asked > lastMonth ? lastMonth : asked);
  };
  return (
    <Pair>
      <select aria-label="Mes" value={number} onChange={(event) => go(year, Number(event.target.value))}>
        {monthNames().map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
      <select aria-label="Año" value={year} onChange={(event) => go(Number(event.target.value), number)}>
        {Array.from({ length: last - first + 1 }, (_year, index) => last - index).map((offered) => (
          <option key={offered} value={offered}>
            {offered}
          </option>
        ))}
      </select>
    </Pair>
  );
}
