import { dayNumber } from '../../../domain/calendar-date';
import { longDate } from '../../../domain/long-date';
import { RECEIVED_WORDS, REJECTED_WORDS } from '../../../domain/patient-words';
import { withReceipt } from '../../../domain/receipt-link';
import { MINUTES_PER_DAY } from '../../../domain/time-of-day';
import { mailKind, type MailKind } from '../../../platform/mail/mail-kind';
import { nameToSend, renderMail, type MailContent } from '../../../platform/mail/mail-template';
import { clinicSettingsIn, type ClinicSettings } from '../../settings/settings.service';
import { AppointmentRequest } from '../request.entity';
import { requestReceiptOf } from '../request-receipt';

interface Facts {
  requestId: string;
}

interface About {
  request: AppointmentRequest;
  clinic: ClinicSettings;
  urlOf(path: string): string;
  /** Proves that its bearer sent the request. */
  receipt: string;
}

interface Words extends Pick<MailContent, 'title' | 'paragraphs' | 'links' | 'closing'> {
  /** Start of the subject; default: title. */
  subject?: string;
  /** null: no mail. */
  to: string | null;
  recipient: string | null;
  facts: readonly (readonly [string, string])[];
}

/** Reads the request when sending. Omits the answers: others may read the mail. */
function aboutRequest(name: string, wordsOf: (about: About) => Words): MailKind<Facts> {
  return mailKind<Facts>(name, async ({ tx, facts: { requestId }, urlOf }) => {
    const request = await tx.manager.findOneBy(AppointmentRequest, { id: requestId });
    // Erased patients have no address.
    if (!request || request.patientEmail === '') return null;
    const clinic = await clinicSettingsIn(tx);
    const { to, subject, ...content } = wordsOf({
      request,
      clinic,
      urlOf,
      receipt: await requestReceiptOf(tx, request),
    });
    if (to === null) return null;
    return {
      mail: {
        id: `${name}.${requestId}`,
        to,
        fromName: clinic.name,
        replyTo: clinic.contactEmail,
        subject: `${subject ?? content.title}: ${request.specialtyName} - ${clinic.name}`,
        ...renderMail({ clinic, ...content }),
        attachments: [],
      },
    };
  });
}

export const REQUEST_RECEIVED = aboutRequest('request-received', ({ request, clinic, urlOf, receipt }) => ({
  to: request.patientEmail,
  recipient: request.contactName ?? request.patientName,
  title: RECEIVED_WORDS.title,
  subject: `${RECEIVED_WORDS.title} N.º ${request.number}`,
  paragraphs: [
    RECEIVED_WORDS.next,
    RECEIVED_WORDS.answer,
    RECEIVED_WORDS.notYet,
    ...(request.patientUserId === null ? [] : [RECEIVED_WORDS.withdrawHere]),
  ],
  facts: [numberOf(request), ...patientFacts(request), ...preferenceOf(request)],
  links: [{ label: 'Ver la solicitud', url: urlOf(withReceipt(`/request/${request.id}`, receipt)) }],
  closing: [
    `${RECEIVED_WORDS.change(request.number)}${clinic.phone === null ? '.' : `: ${clinic.phone}`}`,
    'Si no la enviaste vos, podés ignorar este mensaje.',
  ],
}));

/** To the clinic, if it has an address. */
export const REQUEST_NOTICE = aboutRequest('request-notice', ({ request, clinic, urlOf }) => {
  const patient = nameToSend(request.patientName);
  return {
    to: clinic.contactEmail,
    recipient: null,
    title: 'Nueva solicitud de turno',
    paragraphs: ['Un paciente espera que le asignen un turno.'],
    facts: [
      numberOf(request),
      ...(patient === null ? [] : [['A nombre de', patient] as const]),
      ...preferenceOf(request),
    ],
    links: [{ label: 'Ver las solicitudes', url: urlOf('/admin/appointments/requests') }],
  };
});

export const REQUEST_REJECTED = aboutRequest('request-rejected', ({ request, clinic, urlOf }) => ({
  to: request.status === 'rejected' ? request.patientEmail : null,
  recipient: request.contactName ?? request.patientName,
  title: REJECTED_WORDS.title,
  paragraphs: [
    REJECTED_WORDS.sentence,
    ...(request.rejectionTold && request.rejectionReason !== null
      ? [REJECTED_WORDS.reason(request.rejectionReason)]
      : []),
  ],
  facts: [numberOf(request), ...patientFacts(request), ...preferenceOf(request)],
  links: [{ label: REJECTED_WORDS.other, url: urlOf('/') }],
  closing: [`Si querés buscar otra opción, ${reach(clinic)}.`],
}));

/** The patient's name, if another person asked and it may be mailed. */
function patientFacts({ contactName, patientName }: AppointmentRequest): (readonly [string, string])[] {
  const other = contactName === null ? null : nameToSend(patientName);
  return other === null ? [] : [['Paciente', other]];
}

function numberOf({ number }: AppointmentRequest): readonly [string, string] {
  return [RECEIVED_WORDS.number, String(number)];
}

function preferenceOf({
  specialtyName,
  preferredDate,
  preferredTime,
}: AppointmentRequest): (readonly [string, string])[] {
  return [
    ['Especialidad', specialtyName],
    ...(preferredDate === null
      ? []
      : [['Fecha preferida', longDate('UTC', dayNumber(preferredDate) * MINUTES_PER_DAY)] as const]),
    ...(preferredTime === null ? [] : [['Horario preferido', preferredTime] as const]),
  ];
}

function reach({ phone }: ClinicSettings): string {
  return `comunicate con la clínica${phone === null ? '' : ` al ${phone}`}`;
}
