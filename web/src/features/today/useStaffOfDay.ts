import { useHolidays } from '../../clinic/holidays/useHolidays';
import { monthOf } from '../../kit/time/wall-time';
import type { Day } from './useToday';
import { useStaffOfDayQuery } from './today.generated';

/** Part of a day that the agenda keeps whole. */
const OPTIONS = { fetchPolicy: 'no-cache' } as const;

/** For administrators: no professional attends today, or the clinic is closed for a holiday. Undefined while unknown. */
export function useIsClosedDay({ date, appointments }: Day, isAdmin: boolean): boolean | undefined {
  const isEmpty = isAdmin && appointments.length === 0;
  const staff = useStaffOfDayQuery({ variables: { date }, skip: !isEmpty, ...OPTIONS });
  const { query: holidays, closedFor } = useHolidays(monthOf(date));
  if (!isEmpty) return false;
  if ([staff, holidays].some(({ data, error }) => !data && !error)) return undefined;
  return (
    closedFor(date) !== undefined ||
    (staff.data?.agendaDay.professionals.every(({ hours }) => hours.length === 0) ?? false)
  );
}

/** Absences of the next day, while the page lists its turnos. */
export function useNextAbsences({ nextDay }: Day, isShown: boolean) {
  const { data } = useStaffOfDayQuery({
    variables: { date: nextDay?.date ?? '' },
    skip: !nextDay || !isShown,
    ...OPTIONS,
  });
  return (data?.agendaDay.professionals ?? []).flatMap(({ id: professionalId, name: professionalName, absences }) =>
    absences.map((absence) => ({ ...absence, professionalId, professionalName })),
  );
}
