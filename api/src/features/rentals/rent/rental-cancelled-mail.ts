import { wallTime } from '../../../domain/clinic-time';
import { longDate } from '../../../domain/long-date';
import { mailKind } from '../../../platform/mail/mail-kind';
import { renderMail } from '../../../platform/mail/mail-template';
import { clinicSettingsIn } from '../../settings/settings.service';
import { ROOM_BOOKING_ROW, selectRoomBookings } from '../room-booking-row';
import { from, text } from '../../../platform/database/columns';
import { selection } from '../../../platform/database/selection';

const MAILED = selection('rentals.mailed', { ...ROOM_BOOKING_ROW, email: from('p.email', text) });

/**
 * Tells a professional that the clinic cancelled a rental. Dropped when its time is over or the professional was
 * removed.
 */
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
    const title = 'Alquiler de sala cancelado';
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
        paragraphs: ['La clínica canceló este alquiler. No tiene costo.'],
        facts: [
          ['Sala', rental.roomName],
          ['Fecha', date],
          ['Horario', `${wallTime(zone, start)} a ${wallTime(zone, end)}`],
        ],
        links: [{ label: 'Alquilar otro horario', url: urlOf('/dashboard/room-availability') }],
      }),
      attachments: [],
    };
    return { mail };
  },
);
