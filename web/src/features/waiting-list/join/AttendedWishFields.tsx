import { useFormikContext } from 'formik';
import { useState } from 'react';

import { useAttendedWeekdaysQuery } from './join.generated';
import { DAYS, daysOf, type WishValues } from './wish-form';
import { WishFields, type WishFieldsProps } from './WishFields';

interface Props extends Omit<WishFieldsProps, 'days'> {
  /** A professional or a specialty; null: not chosen yet. */
  asked: { professionalId: number } | { specialtyId: number } | null;
}

/** Offers weekdays with working hours, and those already chosen: without any the wish would be for every day. */
export function AttendedWishFields({ asked, ...rest }: Props) {
  const { days: chosen } = useFormikContext<WishValues>().values;
  const { data } = useAttendedWeekdaysQuery({ variables: asked ?? {}, skip: asked === null });
  const attended = daysOf(data?.waitingListWeekdays ?? []);
  const askedKey = JSON.stringify(asked);
  const [kept, setKept] = useState({ askedKey, days: chosen });
  // They stay when unticked, with the focus.
  if (kept.askedKey !== askedKey) setKept({ askedKey, days: chosen });
  const days = DAYS.filter((day) => [attended, kept.days, chosen].some((some) => some.includes(day)));
  return <WishFields {...rest} days={days} />;
}
