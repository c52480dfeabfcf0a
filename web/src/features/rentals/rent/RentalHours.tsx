import { IntervalsField } from '../../../kit/form/IntervalsField';
import type { Interval } from '../../../kit/time/intervals';
import { rentRoomsInputLimits as LIMITS } from '../../../schema/limits.generated';
import { texts } from '../texts';
import type { RentalValues } from './rental-form';

interface Props {
  newInterval: (present: readonly Interval[]) => Interval;
  /** See IntervalsField. */
  within?: Interval | undefined;
  moreTimes?: readonly string[] | undefined;
  onChanged: (intervals: Interval[]) => void;
}

export function RentalHours({ newInterval, ...props }: Props) {
  return (
    <IntervalsField<RentalValues>
      {...props}
      newInterval={(present) => (present.length < LIMITS.intervals.maxItems ? newInterval(present) : null)}
      name="intervals"
      legend={texts.rentalHours.legend}
      rowName={texts.rentalHours.interval}
      removeLabel={texts.rentalHours.remove}
      addLabel={texts.rentalHours.add}
    />
  );
}
