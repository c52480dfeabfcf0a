import { weekdayNames, type WeekStart } from './month-weeks';

/** The head of a table of weeks. */
export function WeekdayHead({ weekStart }: { weekStart: WeekStart }) {
  return (
    <thead>
      <tr>
        {weekdayNames(weekStart).map(({ short, long }) => (
          <th key={short} scope="col" abbr={long}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
  );
}
