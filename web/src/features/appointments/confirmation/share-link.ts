import { clockTime, dayOf, longDate } from '../../../kit/time/wall-time';
import { texts } from '../texts';

/** Omits professional and specialty, which reveal health data. */
export function whatsAppLink(clinicName: string, startTime: string): string {
  const text = texts.shareMessage(clinicName, longDate(dayOf(startTime)), clockTime(startTime));
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
