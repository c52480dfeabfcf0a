import { clockTime, dayOf, longDate } from '../../../kit/time/wall-time';
import { texts } from '../texts';

/**
 * A WhatsApp message with place and time. Professional and specialty are left out, as they tell about somebody's
 * health.
 */
export function whatsAppLink(clinicName: string, startTime: string): string {
  const text = texts.shareMessage(clinicName, longDate(dayOf(startTime)), clockTime(startTime));
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
