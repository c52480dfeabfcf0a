import Typography from '@mui/material/Typography';
import { enumerated } from '@turnero/api/domain/counted';

import type { WithheldDay } from '../../slots/useOffers';
import { PhoneLink } from '../../../kit/contact/ContactLink';
import { bookingTexts } from '../texts';

interface Props {
  days: readonly WithheldDay[];
  /** yyyy-MM, if it offers nothing else. */
  emptyMonth: string | undefined;
  /** The clinic's. */
  phone: string | null;
}

/** Days not bookable online, by how to book them. */
export function WithheldDays({ days, emptyMonth, phone }: Props) {
  if (days.length === 0) return null;
  const of = (reason: WithheldDay['reason']) =>
    days.filter((it) => it.reason === reason).map(({ day }) => bookingTexts.dayPicker.day(day));
  const [byPhone, tooSoon, [firstTooFar]] = [of('by_phone'), of('needs_notice'), of('beyond_horizon')];
  const lines = [
    byPhone.length > 0 &&
      (emptyMonth !== undefined && byPhone.length === days.length
        ? bookingTexts.dayPicker.allByPhone(emptyMonth)
        : bookingTexts.dayPicker.byPhone(enumerated(byPhone))),
    tooSoon.length > 0 && bookingTexts.dayPicker.tooSoon(enumerated(tooSoon)),
    firstTooFar !== undefined && bookingTexts.dayPicker.tooFar(firstTooFar),
  ].filter((line) => line !== false);
  return (
    <div>
      {lines.map((line) => (
        <Typography key={line} color="textSecondary">
          {line}
        </Typography>
      ))}
      {phone !== null && (
        <Typography color="textSecondary">
          {bookingTexts.dayPicker.call} <PhoneLink phone={phone} />
        </Typography>
      )}
    </div>
  );
}
