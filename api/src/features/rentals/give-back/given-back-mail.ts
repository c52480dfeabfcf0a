import { wallTime } from '../../../domain/clinic-time';
import { counted } from '../../../domain/counted';
import { fromHundredths, toHundredths } from '../../../domain/decimal';
import { longDate } from '../../../domain/long-date';
import { from, text } from '../../../platform/database/columns';
import { selection } from '../../../platform/database/selection';
import { mailKind } from '../../../platform/mail/mail-kind';
import { renderMail } from '../../../platform/mail/mail-template';
import { amountText } from '../../audit/value-texts';
import { clinicSettingsIn } from '../../settings/settings.service';
import { ROOM_BOOKING_ROW, selectRoomBookings } from '../room-booking-row';

const MAILED = selection('rentals.given-back-mailed', { ...ROOM_BOOKING_ROW, email: from('p.email', text) });

/** One mail for a series that the clinic gave back. Dropped when all is past or the professional was removed. */
export const RENTALS_GIVEN_BACK = mailKind<{ rentalIds: string[] }>(
  'rentals-given-back',
  async ({ facts, ctx, tx, urlOf, jobId }) => {
    const query = selectRoomBookings(tx.manager, MAILED.columns)
      .where('b.id IN (:...ids) AND p.userId IS NOT NULL', { ids: facts.rentalIds })
      .andWhere('b.credit_amount IS NOT NULL');
    const rentals = await tx.select(MAILED, query);
    const [first] = rentals;
    if (!first || rentals.every(({ end }) => ctx.now.getTime() >= end * 60_000)) return null;
    const clinic = await clinicSettingsIn(tx);
    const { zone, roomName } = first;
    const [credited, cost] = [sumOf(rentals, 'creditAmount'), sumOf(rentals, 'finalCost')];
    const title = 'Alquileres de sala devueltos';
    const mail = {
      id: `rentals-given-back.${jobId}`,
      to: first.email,
      fromName: clinic.name,
      replyTo: clinic.contactEmail,
      subject: `${title}: ${roomName}, ${counted(rentals.length, 'reserva', 'reservas')} - ${clinic.name}`,
      ...renderMail({
        clinic,
        title,
        recipient: first.professionalName,
        paragraphs: ['La clínica registró la devolución de estos alquileres.'],
        facts: [
          ['Sala', roomName],
          ...rentals.map(({ start, end }): [string, string] => [
            longDate(zone, start),
            `${wallTime(zone, start)} a ${wallTime(zone, end)}`,
          ]),
          ['Se acredita', amountText(fromHundredths(credited), clinic.currency)],
          ['Queda a pagar', amountText(fromHundredths(cost - credited), clinic.currency)],
          ...(first.giveBackReason === null ? [] : [['Motivo', first.giveBackReason] as [string, string]]),
        ],
        links: [{ label: 'Alquilar otro horario', url: urlOf('/dashboard/room-availability') }],
      }),
      attachments: [],
    };
    return { mail };
  },
);

function sumOf<Of extends string>(rentals: readonly Record<Of, string | null>[], of: Of): bigint {
  return rentals.reduce((sum, rental) => sum + toHundredths(rental[of] ?? '0'), 0n);
}
