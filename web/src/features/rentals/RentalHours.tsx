import { IntervalsField } from '../../shared/form/IntervalsField';
import { rentRoomsInputLimits as LIMITS } from '../../shared/form/limits.generated';
import type { Interval } from '../../shared/time/intervals';

interface Props {
  newInterval: (present: readonly Interval[]) => Interval;
  /** See IntervalsField. */
  within?: Interval | undefined;
  moreTimes?: readonly string[] | undefined;
  onChanged: (intervals: Interval[]) => void;
}

/** The hours of a rental, in the surrounding Formik form. */
export function RentalHours({ newInterval, ...props }: Props) {
  return (
    <IntervalsField
      {...props}
      newInterval={(present) => (present.length < LIMITS.intervals.maxItems ? newInterval(present) : null)}
      name="intervals"
      legend="Horarios"
      rowName={(number) => `Intervalo ${number}`}
      removeLabel={(number) => `Eliminar intervalo ${number}`}
      addLabel="Agregar intervalo"
    />
  );
}
