import { MOST_ACTIVE_ENTRIES } from '../../../domain/waiting-list';
import type { Transaction } from '../../../platform/database/database';
import { mailKind } from '../../../platform/mail/mail-kind';
import { renderMail } from '../../../platform/mail/mail-template';
import { clinicSettingsIn } from '../../settings/settings.service';
import { WaitingListEntryEntity } from '../entries/entry.entity';
import { auditLabel } from '../entries/entry-rows';
import { leavingLink, otherPatient, recipientOf, whoseFacts } from './mailed-entry';

interface Facts {
  /** The entry that prevents it. */
  entryId: string;
  /** twice: same wish. full: most entries per address. */
  why: 'twice' | 'full';
  requestId: string;
}

type Words = Pick<Parameters<typeof renderMail>[0], 'title' | 'paragraphs' | 'facts' | 'links'>;

/** Only for the owner of the address. */
export const WAITING_LIST_NOT_ADDED = mailKind<Facts>(
  'waiting-list-not-added',
  async ({ tx, facts: { entryId, why, requestId }, urlOf }) => {
    const entry = await tx.manager.findOneBy(WaitingListEntryEntity, { id: entryId, status: 'active' });
    if (!entry || entry.patientEmail === null) return null;
    const clinic = await clinicSettingsIn(tx);
    const words = await (why === 'twice' ? twice : full)(tx, entry, urlOf);
    return {
      mail: {
        id: `waiting-list-not-added.${requestId}`,
        to: entry.patientEmail,
        fromName: clinic.name,
        replyTo: clinic.contactEmail,
        subject: `${words.title} - ${clinic.name}`,
        ...renderMail({
          clinic,
          recipient: recipientOf(entry),
          ...words,
          closing: ['Si no lo pediste vos, podés ignorar este mensaje.'],
        }),
        attachments: [],
      },
    };
  },
);

type UrlOf = (path: string) => string;

async function twice(tx: Transaction, entry: WaitingListEntryEntity, urlOf: UrlOf): Promise<Words> {
  const other = otherPatient(entry);
  return {
    title: `${other === null ? 'Ya estás' : `${other} ya está`} en esa lista de espera`,
    paragraphs: [
      other === null
        ? 'Nos llegó otro pedido para una lista en la que ya estás. Conservás tu lugar: te escribimos cuando haya un horario.'
        : 'Nos llegó otro pedido para la misma lista. Conserva su lugar: te escribimos cuando haya un horario.',
      'Si cambió cuándo podés, salí de la lista y anotate otra vez. La espera empieza de nuevo en ese momento.',
    ],
    facts: await whoseFacts(tx, entry),
    links: [await leavingLink(tx, entry, urlOf)],
  };
}

async function full(tx: Transaction, { patientEmail }: WaitingListEntryEntity, urlOf: UrlOf): Promise<Words> {
  const all = await tx.manager
    .createQueryBuilder(WaitingListEntryEntity, 'e')
    .where("lower(e.patient_email) = lower(:patientEmail) AND e.status = 'active'", { patientEmail })
    .orderBy('e.created_at')
    .getMany();
  const links: { label: string; url: string }[] = [];
  for (const entry of all) {
    const { url } = await leavingLink(tx, entry, urlOf);
    links.push({ label: `Salir: ${await auditLabel(tx, entry)}`, url });
  }
  return {
    title: 'No pudimos anotarte en la lista de espera',
    paragraphs: [
      `Con este correo ya hay ${MOST_ACTIVE_ENTRIES} lugares en listas de espera, que es lo máximo.`,
      'Para sumar otro, salí de uno y anotate otra vez.',
    ],
    links,
  };
}
