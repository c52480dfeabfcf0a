import type { Transaction } from '../../platform/database/database';
import { mailKind } from '../../platform/mail/mail-kind';
import { renderMail } from '../../platform/mail/mail-template';
import { requestMails } from '../../platform/mail/request-mail';
import { clinicSettingsIn } from '../settings/settings.service';
import { mailedAdmins } from '../users/mailed-admins';
import { User } from '../users/user.entity';
import { WebhookEndpoint } from './webhook-endpoint.entity';

export async function mailPaused(tx: Transaction, endpointId: number): Promise<void> {
  const admins = await mailedAdmins(tx.manager, 'integrations');
  await requestMails(
    tx,
    WEBHOOK_PAUSED,
    admins.map((userId) => ({ endpointId, userId })),
  );
}

/** Skipped if the endpoint was resumed. */
export const WEBHOOK_PAUSED = mailKind<{ endpointId: number; userId: number }>(
  'webhook-paused',
  async ({ facts, tx, jobId, urlOf }) => {
    const endpoint = await tx.manager.findOneBy(WebhookEndpoint, { id: facts.endpointId });
    const admin = await tx.manager.findOneBy(User, { id: facts.userId, role: 'admin' });
    if (!endpoint?.pausedBecause || !admin) return null;
    const clinic = await clinicSettingsIn(tx);
    const title = 'Un destino de eventos quedó en pausa';
    return {
      mail: {
        id: `webhook-paused.${jobId}`,
        to: admin.email,
        fromName: clinic.name,
        replyTo: clinic.contactEmail,
        subject: `${title} - ${clinic.name}`,
        ...renderMail({
          clinic,
          title,
          recipient: admin.name,
          paragraphs: [
            endpoint.pausedBecause === 'gone'
              ? 'El otro sistema respondió que esa dirección ya no existe (410).'
              : 'Durante un día entero el otro sistema no aceptó ningún evento.',
            'Lo que pasa en la clínica se guarda 30 días: al reanudarlo, se manda lo que falta.',
          ],
          facts: [['Destino', `${endpoint.description} ${endpoint.url}`.trim()]],
          links: [{ label: 'Ver los destinos', url: urlOf('/admin/system/integrations/webhooks') }],
        }),
        attachments: [],
      },
    };
  },
);
