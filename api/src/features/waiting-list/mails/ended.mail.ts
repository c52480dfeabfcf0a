import { mailKind } from '../../../platform/mail/mail-kind';
import { renderMail } from '../../../platform/mail/mail-template';
import { Professional } from '../../professionals/professional.object';
import { clinicSettingsIn } from '../../settings/settings.service';
import { WaitingListEntryEntity } from '../entries/entry.entity';
import { patientFacts, recipientOf } from './mailed-entry';

const TITLE = 'Ya no estás en la lista de espera';

/** Notifies entries of a removed professional. */
export const WAITING_LIST_ENDED = mailKind<{ entryId: string }>(
  'waiting-list-ended',
  async ({ tx, facts: { entryId }, urlOf }) => {
    const entry = await tx.manager.findOneBy(WaitingListEntryEntity, { id: entryId });
    if (!entry?.professionalId || entry.patientEmail === null) return null;
    const { name } = await tx.manager.findOneByOrFail(Professional, { id: entry.professionalId });
    const clinic = await clinicSettingsIn(tx);
    return {
      mail: {
        id: `waiting-list-ended.${entryId}`,
        to: entry.patientEmail,
        fromName: clinic.name,
        replyTo: clinic.contactEmail,
        subject: `${TITLE} - ${clinic.name}`,
        ...renderMail({
          clinic,
          title: TITLE,
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
