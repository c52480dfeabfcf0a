import { string } from 'yup';

import { dateTextRule, tidyDateText, toIsoDay } from '../../../kit/form/date-text';
import { formSchema } from '../../../kit/form/form-schema';
import { soonestSlotsLimits } from '../../../schema/limits.generated';
import type { OfferableSlotsQuery, OfferableSlotsQueryVariables, OfferToEntryInput } from './actions.generated';
import type { WaitingEntryFragment } from './board.generated';
import { slotText, texts } from './texts';

export interface OfferValues {
  /** dd-MM-YYYY; empty: as soon as they can come. */
  from: string;
  /** slotKey; empty: none. */
  slot: string;
}

type Slot = OfferableSlotsQuery['soonestSlots'][number];

export const offerSchema = formSchema<OfferValues>({
  from: dateTextRule(),
  slot: string().required(texts.offering.chooseSlot),
});

/** What a select's option holds of a slot. */
export function slotKey({ startTime, professional, room }: Slot): string {
  return [professional.id, room.id, startTime].join(' ');
}

/** `values` must be valid. */
export function toOfferInput({ slot }: OfferValues): OfferToEntryInput {
  const [professionalId, roomId, startTime = ''] = slot.split(' ');
  return { professionalId: Number(professionalId), roomId: Number(roomId), startTime };
}

/** Staff offer what they manage: professionals their own time. `ownProfessionalId` null: anybody's. */
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

/** Only what is earlier than the turno that they keep. */
export function slotOptions(slots: readonly Slot[], { keptAppointment }: WaitingEntryFragment) {
  const isEarlier = ({ startTime }: Slot) =>
    keptAppointment === null || Date.parse(startTime) < Date.parse(keptAppointment.startTime);
  return slots.filter(isEarlier).map((slot) => ({
    value: slotKey(slot),
    label: texts.offering.slotOf(slotText(slot), slot.professional.name, slot.room.name),
  }));
}

/** Why there is nothing to choose, while there is not. */
export function slotHint(slots: readonly Slot[] | undefined, entry: WaitingEntryFragment): string | undefined {
  if (slots === undefined) return texts.offering.loading;
  if (slots.length === 0) return texts.offering.noSlots;
  return slotOptions(slots, entry).length === 0 ? texts.offering.noneEarlier : undefined;
}
