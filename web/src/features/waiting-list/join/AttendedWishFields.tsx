import { useFormikContext } from 'formik';
import { useEffect } from 'react';

import { useAttendedWeekdaysQuery } from './join.generated';
import { daysOf, type WishValues } from './wish-form';
import { WishFields, type WishFieldsProps } from './WishFields';

interface Props extends Omit<WishFieldsProps, 'days'> {
  /** A professional or a specialty; null: not chosen yet. */
  asked: { professionalId: number } | { specialtyId: number } | null;
}

/** Offers only weekdays with working hours of whom the patient waits for, and drops chosen ones without. */
export function AttendedWishFields({ asked, ...rest }: Props) {
  const { values, setFieldValue } = useFormikContext<WishValues>();
  const { data } = useAttendedWeekdaysQuery({ variables: asked ?? {}, skip: asked === null, errorToast: false });
  const days = daysOf(data?.waitingListWeekdays ?? []);
  const kept = values.days.filter((day) => days.includes(day));
  useEffect(() => {
    if (kept.length < values.days.length) void setFieldValue('days', kept);
  });
  return <WishFields {...rest} days={days} />;
}
