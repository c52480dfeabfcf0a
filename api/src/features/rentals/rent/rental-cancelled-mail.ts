import { wallTime } from '../../../domain/clinic-time';
import { fromHundredths, toHundredths } from '../../../domain/decimal';
import { longDate } from '../../../domain/long-date';
import { mailKind } from '../../../platform/mail/mail-kind';
import { renderMail } from '../../../platform/mail/mail-template';
import { amountText } from '../../audit/value-texts';
import { clinicSettingsIn } from '../../settings/settings.service';
import { ROOM_BOOKING_ROW, selectRoomBookings } from '../room-booking-row';
import { from, text } from '../../../platform/database/columns';
import { selection, type SelectedRow } from '../../../platform/database/selection';

const MAILED = selection('rentals.mailed', { ...ROOM_BOOKING_ROW, email: from('p.email', text) });

/** For rentals that the clinic cancelled or gave back. Dropped when past or the professional was removed. */
export const RENTAL_CANCELLED = mailKind<{ rentalId: string }>(
  'rental-cancelled',
  async ({ facts, ctx, tx, urlOf }) => {
    const query = selectRoomBookings(tx.manager, MAILED.columns).where('b.id = :id AND p.userId IS NOT NULL', {
      id: facts.rentalId,
    });
    const [rental] = await tx.select(MAILED, query);
    if (!rental || rental.cancelledAt === null || ctx.now.getTime() >= rental.end * 60_000) return null;
    const clinic = await clinicSettingsIn(tx);
    const { zone, start, end } = rental;
    const date = longDate(zone, start);
    const { title, paragraph, facts: credited } = newsOf(rental, clinic.currency);
    const mail = {
      id: `rental-cancelled.${rental.id}`,
      to: rental.email,
      fromName: clinic.name,
      replyTo: clinic.contactEmail,
      subject: `${title}: ${rental.roomName}, ${date} - ${clinic.name}`,
      ...renderMail({
        clinic,
        title,
        recipient: rental.professionalName,
        paragraphs: [paragraph],
        facts: [
          ['Sala', rental.roomName],
          ['Fecha', date],
          ['Horario', `${wallTime(zone, start)} a ${wallTime(zone, end)}`],
          ...credited,
        ],
        links: [{ label: 'Alquilar otro horario', url: urlOf('/dashboard/room-availability') }],
      }),
      attachments: [],
    };
    return { mail };
  },
);

/** Cancelled rentals have no credit, as nothing is paid. */
function newsOf(
  { creditPercentage, creditAmount, finalCost, giveBackReason }: SelectedRow<typeof MAILED>,
  currency: string,
): { title: string; paragraph: string; facts: [string, string][] } {
  if (creditPercentage === null || creditAmount === null)
    return {
      title: 'Alquiler de sala cancelado',
      paragraph: 'La clínica canceló este alquiler. No tiene costo.',
      facts: [],
    };
  const owed = fromHundredths(toHundredths(finalCost) - toHundredths(creditAmount));
  return {
    title: 'Alquiler de sala devuelto',
    paragraph: 'La clínica registró la devolución de este alquiler.',
    facts: [
      ['Se acredita', `${amountText(creditAmount, currency)} (${creditPercentage} %)`],
      ['Queda a pagar', amountText(owed, currency)],
      ...(giveBackReason === null ? [] : [['Motivo', giveBackReason] as [string, string]]),
    ],
  };
}
