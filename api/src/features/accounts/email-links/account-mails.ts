import type { Mail } from '../../../platform/mail/mail';
import { mailKind, type MailKind } from '../../../platform/mail/mail-kind';
import { renderMail } from '../../../platform/mail/mail-template';
import { clinicSettingsIn } from '../../settings/settings.service';
import { issueEmailToken, type AccountLink, type EmailTokenPurpose } from './email-token.service';

export type AccountMail = MailKind<AccountLink>;

interface Words {
  path: string;
  title: string;
  paragraph: string;
  action: string;
  closing: string[];
}

/** Its token outlives a failure to send: the mail may have arrived. */
function accountMail(purpose: EmailTokenPurpose, { path, title, paragraph, action, closing }: Words): AccountMail {
  return mailKind<AccountLink>(purpose, async ({ facts, ctx, tx, jobId, urlOf }) => {
    const issued = await issueEmailToken(tx, { ...facts, purpose, now: ctx.now });
    if (!issued) return null;
    const clinic = await clinicSettingsIn(tx);
    const mail: Mail = {
      id: `${purpose}.${jobId}`,
      to: issued.email,
      fromName: clinic.name,
      replyTo: clinic.contactEmail,
      subject: `${title} - ${clinic.name}`,
      ...renderMail({
        clinic,
        title,
        // A stranger may have chosen the name; the clinic typed an invitation's.
        recipient: purpose === 'invitation' ? issued.name : null,
        paragraphs: [paragraph],
        links: [{ label: action, url: urlOf(`${path}?token=${issued.token}`) }],
        closing,
      }),
      attachments: [],
    };
    return { mail };
  });
}

export const CONFIRM_EMAIL = accountMail('confirm-email', {
  path: '/confirm-email',
  title: 'Confirmar el correo electrónico',
  paragraph:
    'Se creó una cuenta con este correo. Confirmalo y, con tu contraseña, vas a ver en Mis Citas también los turnos que se reservaron antes con él.',
  action: 'Confirmar el correo',
  closing: [
    'El enlace sirve una sola vez, durante 48 horas.',
    '¿No fuiste vos quien creó la cuenta? Ignorá este mensaje, o quedate con ella: ' +
      'pedí una contraseña nueva en «¿Olvidaste tu contraseña?».',
  ],
});
export const INVITATION = accountMail('invitation', {
  path: '/invitation',
  title: 'Tu cuenta en la clínica',
  paragraph: 'La clínica abrió una cuenta con esta dirección. Elegí tu contraseña y ya podés entrar.',
  action: 'Elegir mi contraseña',
  closing: [
    'El enlace sirve una sola vez, durante 7 días.',
    'Si no esperabas este mensaje, ignoralo: sin una contraseña nadie puede entrar en la cuenta.',
  ],
});
export const PASSWORD_RESET = accountMail('password-reset', {
  path: '/reset-password',
  title: 'Elegir una contraseña nueva',
  paragraph: 'Se pidió cambiar la contraseña de la cuenta con esta dirección.',
  action: 'Elegir contraseña',
  closing: [
    'El enlace sirve una sola vez, durante una hora.',
    'Si el pedido fue de otra persona, ignorá este mensaje: la contraseña sigue siendo la misma.',
  ],
});
