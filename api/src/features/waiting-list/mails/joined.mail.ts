import { longDay } from '../../../domain/long-date';
import { wishedHoursText } from '../../../domain/wished-hours';
import { mailKind } from '../../../platform/mail/mail-kind';
import { renderMail } from '../../../platform/mail/mail-template';
import { clinicSettingsIn } from '../../settings/settings.service';
import { WaitingListEntryEntity } from '../entries/entry.entity';
import { hoursOf } from '../entries/entry-rows';
import { leavingLink, otherPatient, recipientOf, whoseFacts } from './mailed-entry';

export const WAITING_LIST_JOINED = mailKind<{ entryId: string }>(
  'waiting-list-joined',
  async ({ tx, facts: { entryId }, urlOf }) => {
    const entry = await tx.manager.findOneBy(WaitingListEntryEntity, { id: entryId, status: 'active' });
    if (!entry || entry.patientEmail === null) return null;
    const clinic = await clinicSettingsIn(tx);
    const keeps = entry.keptAppointmentId !== null;
    const other = otherPatient(entry);
    const title = other === null ? 'Estás en la lista de espera' : `${other} está en la lista de espera`;
    return {
      mail: {
        id: `waiting-list-joined.${entryId}`,
        to: entry.patientEmail,
        fromName: clinic.name,
        replyTo: clinic.contactEmail,
        subject: `${title} - ${clinic.name}`,
        ...renderMail({
          clinic,
          title,
          recipient: recipientOf(entry),
          paragraphs: [
            'Si se libera un horario que te sirve, te escribimos. Puede llegar también a otras personas: es de quien lo acepta primero.',
            ...(keeps
              ? [`${other === null ? 'Tu' : 'Su'} turno sigue en pie: solo se cancela si aceptás uno anterior.`]
              : []),
          ],
          facts: [
            ...(await whoseFacts(tx, entry)),
            ['Horarios', wishedHoursText(hoursOf(entry))],
            ['Hasta', longDay(entry.untilDate)],
          ],
          links: [await leavingLink(tx, entry, urlOf)],
          closing: ['Si no lo pediste vos, podés salir de la lista con el enlace o ignorar este mensaje.'],
        }),
        attachments: [],
      },
    };
  },
);
