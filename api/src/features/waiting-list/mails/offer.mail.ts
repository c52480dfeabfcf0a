import { wallTime } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import { longDate } from '../../../domain/long-date';
import { OFFER_WORDS } from '../../../domain/patient-words';
import { mailKind } from '../../../platform/mail/mail-kind';
import { renderMail } from '../../../platform/mail/mail-template';
import { clinicSettingsIn, type ClinicSettings } from '../../settings/settings.service';
import { tokenOf } from '../tokens';
import { leavingLink, patientFacts, recipientOf } from './mailed-entry';
import { givenUpBy, readOffered, type OfferedTime } from './mailed-offer';

interface Facts {
  offerId: string;
}

/** Skipped when answered or expired, or when the appointment to replace is another patient's. */
export const WAITING_LIST_OFFER = mailKind<Facts>('waiting-list-offer', async ({ ctx, tx, facts, urlOf }) => {
  const offered = await readOffered(tx, facts.offerId);
  if (offered?.offer.outcome !== 'pending' || offered.offer.answerUntil <= ctx.now || offered.hasLostTurno) return null;
  const { offer, entry } = offered;
  if (entry.patientEmail === null) return null;
  const clinic = await clinicSettingsIn(tx);
  const kept = givenUpBy(offered);
  const zone = clinic.timeZone;
  return {
    mail: {
      ...envelope(entry.patientEmail, clinic, `waiting-list-offer.${offer.id}`),
      subject: `Se liberó un horario: ${whenOf(offered, zone)} - ${clinic.name}`,
      ...renderMail({
        clinic,
        title: OFFER_WORDS.title,
        recipient: recipientOf(entry),
        paragraphs: [
          OFFER_WORDS.sentence,
          ...(kept === null ? [] : [OFFER_WORDS.givesUp(momentWords(zone, kept.startsAt))]),
        ],
        facts: [
          ...factsOf(offered, clinic),
          ...(clinic.address === null ? [] : [['Dirección', clinic.address] as const]),
          ['Respondé hasta', momentWords(zone, offer.answerUntil)],
        ],
        links: [
          { label: OFFER_WORDS.accept, url: urlOf(`/lista-de-espera/oferta/${await tokenOf(tx, 'offer', offer.id)}`) },
          await leavingLink(tx, entry, urlOf),
        ],
        closing: ['Si no te sirve, decilo en el mismo enlace: así le llega antes a otra persona.'],
      }),
      attachments: [],
    },
  };
});

/** For unanswered offers: another person accepted, or the clinic needed the time. */
export const WAITING_LIST_OFFER_OVER = mailKind<Facts>('waiting-list-offer-over', async ({ tx, facts, urlOf }) => {
  const offered = await readOffered(tx, facts.offerId);
  const outcome = offered?.offer.outcome;
  if (!offered || offered.entry.patientEmail === null || (outcome !== 'taken' && outcome !== 'withdrawn')) return null;
  const clinic = await clinicSettingsIn(tx);
  const { title, sentence } = OFFER_WORDS[outcome];
  const isWaiting = offered.entry.status === 'active';
  return {
    mail: {
      ...envelope(offered.entry.patientEmail, clinic, `waiting-list-offer-over.${offered.offer.id}`),
      subject: `${title}: ${whenOf(offered, clinic.timeZone)} - ${clinic.name}`,
      ...renderMail({
        clinic,
        title,
        recipient: recipientOf(offered.entry),
        paragraphs: [isWaiting ? `${sentence} ${OFFER_WORDS.stillWaiting}` : sentence],
        facts: factsOf(offered, clinic),
        links: isWaiting ? [await leavingLink(tx, offered.entry, urlOf)] : [],
      }),
      attachments: [],
    },
  };
});

function envelope(to: string, clinic: ClinicSettings, id: string) {
  return { id, to, fromName: clinic.name, replyTo: clinic.contactEmail };
}

function momentWords(zone: string, instant: Date): string {
  const minute = floorToMinute(instant);
  return `${longDate(zone, minute)} a las ${wallTime(zone, minute)}`;
}

function whenOf({ start }: OfferedTime, zone: string): string {
  return `${longDate(zone, start)}, ${wallTime(zone, start)}`;
}

function factsOf({ entry, professional, roomName, start, end }: OfferedTime, clinic: ClinicSettings) {
  const zone = clinic.timeZone;
  return [
    ...patientFacts(entry),
    ['Profesional', professional.name],
    ...(professional.specialtyName === null ? [] : [['Especialidad', professional.specialtyName] as const]),
    ['Fecha', longDate(zone, start)],
    ['Horario', `${wallTime(zone, start)} a ${wallTime(zone, end)}`],
    ['Sala', roomName],
  ] as (readonly [string, string])[];
}
