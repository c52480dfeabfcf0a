import { mailKind } from '../../../platform/mail/mail-kind';
import { renderMail } from '../../../platform/mail/mail-template';
import { clinicSettingsIn } from '../../settings/settings.service';
import { User } from '../../users/user.entity';

export const PASSWORD_CHANGED = mailKind<{ userId: number }>(
  'password-changed',
  async ({ facts, tx, jobId, urlOf }) => {
    const user = await tx.manager.findOneBy(User, { id: facts.userId });
    if (!user) return null;
    const clinic = await clinicSettingsIn(tx);
    const title = 'Tu contraseña cambió';
    return {
      mail: {
        id: `password-changed.${jobId}`,
        to: user.email,
        fromName: clinic.name,
        replyTo: clinic.contactEmail,
        subject: `${title} - ${clinic.name}`,
        ...renderMail({
          clinic,
          title,
          // A stranger may have chosen the name.
          recipient: null,
          paragraphs: [
            'La administración de la clínica cambió la contraseña de la cuenta con esta dirección. ' +
              'Las sesiones que estaban abiertas terminaron.',
          ],
          links: [{ label: 'Elegir otra contraseña', url: urlOf('/forgot-password') }],
          closing: ['Si no lo pediste, elegí otra y comunicate con la clínica.'],
        }),
        attachments: [],
      },
    };
  },
);
