import { SLOTS_ERROR, type FirstOffer, type MonthOffer } from '../../slots/useOffers';
import { bookingTexts } from '../texts';
import { dialogTexts } from './texts';

export const NO_SHORTCUT: FirstOffer = {
  idle: true,
  start: undefined,
  failed: false,
  refetch: () => Promise.resolve(),
};

export function slotsHint({ idle, slots, failed }: Pick<MonthOffer, 'idle' | 'slots' | 'failed'>): string | undefined {
  if (idle) return dialogTexts.bothDialogs.noProfessional;
  if (failed) return SLOTS_ERROR;
  return slots?.size === 0 ? bookingTexts.slotPicker.empty : undefined;
}
