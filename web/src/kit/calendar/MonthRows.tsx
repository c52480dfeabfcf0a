import type { ReactNode } from 'react';

import { weekdayNames, weeksFrom, type WeekStart } from './month-weeks';

interface Props {
  /** yyyy-MM */
  month: string;
  weekStart: WeekStart;
  /** yyyy-MM-dd; omits weeks that end before it. */
  from?: string;
  renderDay: (day: string) => ReactNode;
}

export function MonthRows({ month, weekStart, from, renderDay }: Props) {
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
        {weeksFrom(month, weekStart, from).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, column) => (day === null ? <td key={column} /> : renderDay(day)))}
          </tr>
        ))}
      </tbody>
    </>
  );
}
