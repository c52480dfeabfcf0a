import type { ReactNode } from 'react';

import { monthWeeks, weekdayNames, type WeekStart } from './month-weeks';

interface Props {
  /** yyyy-MM */
  month: string;
  weekStart: WeekStart;
  /** Returns a `td` with a key. */
  renderDay: (day: string) => ReactNode;
}

export function MonthRows({ month, weekStart, renderDay }: Props) {
  return (
    <>
      <thead>
        <tr>
          {weekdayNames(weekStart).map(({ short, long }) => (
            <th key={short} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month, weekStart).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, column) => (day === null ? <td key={column} /> : renderDay(day)))}
          </tr>
        ))}
      </tbody>
    </>
  );
}
