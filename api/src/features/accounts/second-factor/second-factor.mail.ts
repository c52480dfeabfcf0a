import { plural } from '../../../domain/plural';
import { mailKind } from '../../../platform/mail/mail-kind';
import { renderMail } from '../../../platform/mail/mail-template';
import { clinicSettingsIn } from '../../settings/settings.service';
import { User } from '../../users/user.entity';
import { RecoveryCode } from './recovery-code.entity';

type News = 'added' | 'removed' | 'reset' | 'recovery-code-used' | 'recovery-codes-renewed';

const WORDS: Record<News, { title: string; paragraph: string }> = {
  added: {
    title: 'Agregaste una verificación en dos pasos',
    paragraph:
      'La cuenta con esta dirección tiene una nueva aplicación de códigos o llave de acceso. Las sesiones que estaban ' +
      'abiertas en otros dispositivos terminaron.',
  },
  removed: {
    title: 'Quitaste una verificación en dos pasos',
    paragraph: 'De la cuenta con esta dirección se quitó una aplicación de códigos o una llave de acceso.',
  },
  reset: {
    title: 'La clínica quitó tu verificación en dos pasos',
    paragraph:
      'La administración de la clínica quitó la verificación en dos pasos de la cuenta con esta dirección, y sus ' +
      'códigos de recuperación. Para entrar alcanza con la contraseña, hasta que la configures de nuevo.',
  },
  'recovery-code-used': {
    title: 'Se usó un código de recuperación',
    paragraph: 'Alguien entró en la cuenta con esta dirección con la contraseña y un código de recuperación.',
  },
  'recovery-codes-renewed': {
    title: 'Hay códigos de recuperación nuevos',
    paragraph: 'La cuenta con esta dirección tiene códigos de recuperación nuevos. Los anteriores ya no sirven.',
  },
};

export const SECOND_FACTOR_NEWS = mailKind<{ userId: number; news: News }>(
  'second-factor-news',
  async ({ facts: { userId, news }, tx, jobId, urlOf }) => {
    const user = await tx.manager.findOneBy(User, { id: userId });
    if (!user) return null;
    const clinic = await clinicSettingsIn(tx);
    const { title, paragraph } = WORDS[news];
    const left = await tx.manager.countBy(RecoveryCode, { userId });
    const leftText = `${plural(left, 'Queda 1 código', `Quedan ${left} códigos`)} sin usar.`;
    return {
      mail: {
        id: `second-factor-news.${jobId}`,
        to: user.email,
        fromName: clinic.name,
        replyTo: clinic.contactEmail,
        subject: `${title} - ${clinic.name}`,
        ...renderMail({
          clinic,
          title,
          // A stranger may have chosen the name.
          recipient: null,
          paragraphs: news === 'recovery-code-used' ? [paragraph, leftText] : [paragraph],
          links: [{ label: 'Ver la seguridad de mi cuenta', url: urlOf('/security') }],
          closing: ['Si no fuiste vos, elegí otra contraseña en «¿Olvidaste tu contraseña?» y avisá a la clínica.'],
        }),
        attachments: [],
      },
    };
  },
);
