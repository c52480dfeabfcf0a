import { clockTime, dayOf, longDate } from '../../../kit/time/wall-time';
import { texts } from '../texts';

/** Omits professional and specialty, which reveal health data. */
export function whatsAppLink(clinic: { name: string; address: string | null }, startTime: string): string {
  const text = texts.shareMessage(clinic.name, clinic.address, longDate(dayOf(startTime)), clockTime(startTime));
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
