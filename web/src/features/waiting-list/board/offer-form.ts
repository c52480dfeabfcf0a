import { string } from 'yup';

import { dateTextRule, tidyDateText, toIsoDay } from '../../../kit/form/date-text';
import { formSchema } from '../../../kit/form/form-schema';
import { soonestSlotsLimits } from '../../../schema/limits.generated';
import type { OfferableSlotsQuery, OfferableSlotsQueryVariables, OfferToEntryInput } from './actions.generated';
import type { WaitingEntryFragment } from './board.generated';
import { slotText, texts } from './texts';

export interface OfferValues {
  /** dd-MM-YYYY; empty: the entry's own start. */
  from: string;
  /** slotKey; empty: none. */
  slot: string;
}

type Slot = OfferableSlotsQuery['soonestSlots'][number];

export const offerSchema = formSchema<OfferValues>({
  from: dateTextRule(),
  slot: string().required(texts.offering.chooseSlot),
});

/** Option value of a slot. */
export function slotKey({ startTime, professional, room }: Slot): string {
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
): OfferableSlotsQueryVariables {
  const whose = ownProfessionalId ?? professionalId;
  return {
    ...(whose === null ? { specialtyId } : { professionalId: whose }),
    from: toIsoDay(tidyDateText(from)) || fromDate,
    durationMinutes: keptAppointment?.durationMinutes ?? null,
    first: soonestSlotsLimits.first.max,
  };
}

/** Only slots before the appointment that the patient keeps. */
export function slotOptions(slots: readonly Slot[], { keptAppointment }: WaitingEntryFragment) {
  const isEarlier = ({ startTime }: Slot) =>
    keptAppointment === null || Date.parse(startTime) < Date.parse(keptAppointment.startTime);
  return slots.filter(isEarlier).map((slot) => ({
    value: slotKey(slot),
    label: texts.offering.slotOf(slotText(slot), slot.professional.name, slot.room.name),
  }));
}

/** Why there are no options; undefined with options. */
export function slotHint(slots: readonly Slot[] | undefined, entry: WaitingEntryFragment): string | undefined {
  if (slots === undefined) return texts.offering.loading;
  if (slots.length === 0) return texts.offering.noSlots;
  return slotOptions(slots, entry).length === 0 ? texts.offering.noneEarlier : undefined;
}
