import type { Mail } from '../../../platform/mail/mail';
import type { MailMaker, MailOrder } from '../../../platform/mail/mail-job';
import { renderMail } from '../../../platform/mail/mail-template';
import type { AccountMailKind } from '../../../platform/mail/request-mail';
import { clinicSettingsIn } from '../../settings/settings.service';
import { issueEmailToken } from './email-token.service';

type AccountOrder = MailOrder<{ kind: AccountMailKind; userId: number }>;

const WORDS: Record<AccountMailKind, { path: string; subject: string; title: string; paragraph: string; action: string; closing: string[] }> = {
  'confirm-email': {
    path: '/confirm-email',
    subject: 'Confirmar el correo electrónico',
    title: 'Confirmar el correo electrónico',
    paragraph: 'Hay una cuenta con esta dirección. Confírmala, y con tu contraseña aparecen en Mis Citas los turnos reservados antes con ella.',
    action: 'Confirmar el correo',
    closing: ['El enlace sirve una sola vez, durante 48 horas.', '¿No fuiste tú quien creó la cuenta? Ignora este mensaje, o quédate con ella: pide una contraseña nueva en «¿Olvidaste tu contraseña?».'],
  },
  'password-reset': {
    path: '/reset-password',
    subject: 'Elegir una contraseña nueva',
    title: 'Elegir una contraseña nueva',
    paragraph: 'Se pidió cambiar la contraseña de la cuenta con esta dirección.',
    action: 'Elegir contraseña',
    closing: [
      'El enlace sirve una sola vez, durante una hora.',
      'Si el pedido fue de otra persona, ignorar este mensaje: la contraseña sigue siendo la misma.',
    ],
  },
};

/**
 * The token is made now and is in force before the mail leaves: written outside the job's transaction, or somebody
 * quick could follow a link that is not yet known.
 */
const accountMail: MailMaker<AccountOrder['request']> = async (order): Promise<Mail | null> => {
  const { ctx, tx, request, jobId, urlOf } = order;
  const issued = await issueEmailToken(ctx.db, { userId: request.userId, purpose: request.kind, now: ctx.now });
  if (!issued) return null;
  const clinic = await clinicSettingsIn(tx);
  const { path, subject, title, paragraph, action, closing } = WORDS[request.kind];
  return {
    id: `${request.kind}.${jobId}`,
    to: issued.email,
    fromName: clinic.name,
    replyTo: clinic.contactEmail,
    subject: `${subject} - ${clinic.name}`,
    ...renderMail({
      clinic,
      title,
      // Somebody else may have opened the account, and chosen its name.
      recipient: null,
      paragraphs: [paragraph],
      links: [{ label: action, url: urlOf(`${path}?token=${issued.token}`) }],
      closing,
    }),
    attachments: [],
  };
};

export const accountMails = { 'confirm-email': accountMail, 'password-reset': accountMail };
