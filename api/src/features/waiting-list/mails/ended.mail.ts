import { mailKind } from '../../../platform/mail/mail-kind';
import { renderMail } from '../../../platform/mail/mail-template';
import { Professional } from '../../professionals/professional.object';
import { clinicSettingsIn } from '../../settings/settings.service';
import { WaitingListEntryEntity } from '../entries/entry.entity';
import { otherPatient, patientFacts, recipientOf } from './mailed-entry';

/** Notifies entries of a removed professional. */
export const WAITING_LIST_ENDED = mailKind<{ entryId: string }>(
  'waiting-list-ended',
  async ({ tx, facts: { entryId }, urlOf }) => {
    const entry = await tx.manager.findOneBy(WaitingListEntryEntity, { id: entryId });
    if (!entry?.professionalId || entry.patientEmail === null) return null;
    const { name } = await tx.manager.findOneByOrFail(Professional, { id: entry.professionalId });
    const clinic = await clinicSettingsIn(tx);
    const other = otherPatient(entry);
    const title = `${other === null ? 'Ya no estás' : `${other} ya no está`} en la lista de espera`;
    return {
      mail: {
        id: `waiting-list-ended.${entryId}`,
        to: entry.patientEmail,
        fromName: clinic.name,
        replyTo: clinic.contactEmail,
        subject: `${title} - ${clinic.name}`,
        ...renderMail({
          clinic,
          title,
          recipient: recipientOf(entry),
          paragraphs: [
            `${name} ya no atiende en la clínica.`,
            'Podés pedir turno con otro profesional, o esperar a que se libere uno.',
          ],
          facts: [...patientFacts(entry), ['Profesional', name]],
          links: [{ label: 'Ver los profesionales', url: urlOf('/#profesionales') }],
        }),
        attachments: [],
      },
    };
  },
);
