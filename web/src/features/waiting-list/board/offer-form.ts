import { string } from 'yup';

import type {
  SoonestSlotFragment,
  SoonestSlotsQueryVariables,
} from '../../../clinic/booking/soonest/soonest.generated';
import { dateTextRule, tidyDateText, toIsoDay } from '../../../kit/form/date-text';
import { formSchema } from '../../../kit/form/form-schema';
import { toMinutes } from '../../../kit/time/time-of-day';
import { clockTime, dayOf, weekdayOf } from '../../../kit/time/wall-time';
import { soonestSlotsLimits } from '../../../schema/limits.generated';
import type { OfferToEntryInput } from './actions.generated';
import type { WaitingEntryFragment } from './board.generated';
import { texts } from './texts';

export interface OfferValues {
  /** dd-MM-YYYY; empty: the entry's own start. */
  from: string;
  /** slotKey; empty: none. */
  slot: string;
}

export const offerSchema = formSchema<OfferValues>({
  from: dateTextRule(),
  slot: string().required(texts.offering.chooseSlot),
});

/** The form's value for a slot. */
export function slotKey({ startTime, professional, room }: SoonestSlotFragment): string {
  return [professional.id, room.id, startTime].join(' ');
}

/** `values` must be valid. */
export function toOfferInput({ slot }: OfferValues): OfferToEntryInput {
  const [professionalId, roomId, startTime = ''] = slot.split(' ');
  return { professionalId: Number(professionalId), roomId: Number(roomId), startTime };
}

/** Query for slots that the user may offer: professionals only their own. `ownProfessionalId` null: all. */
export function offerableTo(
  { professionalId, specialtyId, keptAppointment, fromDate }: WaitingEntryFragment,
  { from }: OfferValues,
  ownProfessionalId: number | null,
): SoonestSlotsQueryVariables {
  const whose = ownProfessionalId ?? professionalId;
  return {
    ...(whose === null ? { specialtyId } : { professionalId: whose }),
    from: toIsoDay(tidyDateText(from)) || fromDate,
    durationMinutes: keptAppointment?.durationMinutes ?? null,
    first: soonestSlotsLimits.first.max,
  };
}

/** Only slots before the appointment that the patient keeps. */
export function offeredSlots<S extends Pick<SoonestSlotFragment, 'startTime'>>(
  slots: readonly S[],
  { keptAppointment }: WaitingEntryFragment,
): S[] {
  if (keptAppointment === null) return [...slots];
  return slots.filter(({ startTime }) => Date.parse(startTime) < Date.parse(keptAppointment.startTime));
}

/** Within the hours that the patient named. */
export function isWished(
  { startTime, durationMinutes }: SoonestSlotFragment,
  { hours }: WaitingEntryFragment,
): boolean {
  const weekday = weekdayOf(dayOf(startTime));
  const start = toMinutes(clockTime(startTime));
  return hours.some(
    (it) =>
      it.weekday === weekday && toMinutes(it.startTime) <= start && start + durationMinutes <= toMinutes(it.endTime),
  );
}

/** Why there are no slots; undefined with slots. */
export function slotHint(
  slots: readonly SoonestSlotFragment[] | undefined,
  entry: WaitingEntryFragment,
): string | undefined {
  if (slots === undefined) return undefined;
  if (slots.length === 0) return texts.offering.noSlots;
  return offeredSlots(slots, entry).length === 0 ? texts.offering.noneEarlier : undefined;
}
