import { momentText } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import type { Transaction } from '../../platform/database/database';
import { text } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import { mailKind } from '../../platform/mail/mail-kind';
import { renderMail } from '../../platform/mail/mail-template';
import { requestMails } from '../../platform/mail/request-mail';
import { clinicSettingsIn } from '../settings/settings.service';
import { mailedAdmins } from '../users/mailed-admins';
import { User } from '../users/user.entity';
import { BACKUP_FAULTS } from './backup-faults';
import { latestBackups } from './latest-backups';

type Trouble = 'failed' | 'late';

/** SQL: one of several servers mails, once a day. */
const CLAIM = statement(
  'backups.mail-claim',
  'INSERT INTO backup_mails (mailed_on) VALUES ($1::date) ON CONFLICT DO NOTHING RETURNING mailed_on::text AS "mailedOn"',
  { mailedOn: text },
);

/** Mails each administrator who can sign in. */
export async function mailTrouble(tx: Transaction, today: string, trouble: Trouble): Promise<void> {
  if ((await tx.rows(CLAIM, [today])).length === 0) return;
  const admins = await mailedAdmins(tx.manager, 'backups');
  await requestMails(
    tx,
    BACKUP_TROUBLE,
    admins.map((userId) => ({ trouble, userId })),
  );
}

export const BACKUP_TROUBLE = mailKind<{ trouble: Trouble; userId: number }>(
  'backup-trouble',
  async ({ facts, tx, jobId, urlOf }) => {
    const admin = await tx.manager.findOneBy(User, { id: facts.userId, role: 'admin' });
    if (!admin) return null;
    const clinic = await clinicSettingsIn(tx);
    const { lastEnded, lastChecked } = await latestBackups(tx.manager);
    const title = facts.trouble === 'failed' ? 'Falló la copia de seguridad' : 'La copia de seguridad está atrasada';
    const proved = lastChecked && floorToMinute(lastChecked.askedAt);
    return {
      mail: {
        id: `backup-trouble.${jobId}`,
        to: admin.email,
        fromName: clinic.name,
        replyTo: clinic.contactEmail,
        subject: `${title} - ${clinic.name}`,
        ...renderMail({
          clinic,
          title,
          recipient: admin.name,
          paragraphs: [
            ...(lastEnded?.fault ? [BACKUP_FAULTS[lastEnded.fault]] : []),
            'Mientras no haya una copia nueva y comprobada, lo que se cargó después de la última se perdería con el servidor. ' +
              'Avisale a quien lo mantiene.',
          ],
          facts: [['Última copia comprobada', proved === null ? 'Ninguna' : momentText(clinic.timeZone, proved)]],
          links: [{ label: 'Ver las copias de seguridad', url: urlOf('/admin/system/backups') }],
        }),
        attachments: [],
      },
    };
  },
);
