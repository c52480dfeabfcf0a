import { dayNumber } from '../../../domain/calendar-date';
import { longDate } from '../../../domain/long-date';
import { MINUTES_PER_DAY } from '../../../domain/time-of-day';
import { mailKind, type MailKind } from '../../../platform/mail/mail-kind';
import { nameToSend, renderMail, type MailContent } from '../../../platform/mail/mail-template';
import { clinicSettingsIn, type ClinicSettings } from '../../settings/settings.service';
import { AppointmentRequest } from '../request.entity';

interface Facts {
  requestId: string;
}

interface About {
  request: AppointmentRequest;
  clinic: ClinicSettings;
  urlOf(path: string): string;
}

interface Words extends Pick<MailContent, 'title' | 'paragraphs' | 'links' | 'closing'> {
  /** null: there is nobody to write to, or it is no longer so. */
  to: string | null;
  recipient: string | null;
  facts: readonly (readonly [string, string])[];
}

/** A mail about a request as it is when it leaves; each is asked for once. Answers to the form stay out: mails are read by others too. */
function aboutRequest(name: string, wordsOf: (about: About) => Words): MailKind<Facts> {
  return mailKind<Facts>(name, async ({ tx, facts: { requestId }, urlOf }) => {
    const request = await tx.manager.findOneBy(AppointmentRequest, { id: requestId });
    if (!request) return null;
    const clinic = await clinicSettingsIn(tx);
    const { to, ...content } = wordsOf({ request, clinic, urlOf });
    if (to === null) return null;
    return {
      mail: {
        id: `${name}.${requestId}`,
        to,
        fromName: clinic.name,
        replyTo: clinic.contactEmail,
        subject: `${content.title}: ${request.specialtyName} - ${clinic.name}`,
        ...renderMail({ clinic, ...content }),
        attachments: [],
      },
    };
  });
}

export const REQUEST_RECEIVED = aboutRequest('request-received', ({ request, clinic }) => ({
  to: request.patientEmail,
  recipient: request.patientName,
  title: 'Solicitud de turno recibida',
  paragraphs: ['Recibimos tu solicitud. Buscaremos el profesional más adecuado y te escribiremos a este correo con la respuesta.'],
  facts: preferenceOf(request),
  closing: [`Si quieres cambiar algo, ${reach(clinic)}. Si no la enviaste tú, puedes ignorar este mensaje.`],
}));

/** To the clinic's own address, where it has one. */
export const REQUEST_NOTICE = aboutRequest('request-notice', ({ request, clinic, urlOf }) => {
  const patient = nameToSend(request.patientName);
  return {
    to: clinic.contactEmail,
    recipient: null,
    title: 'Nueva solicitud de turno',
    paragraphs: ['Un paciente espera que le asignen un turno.'],
    facts: [...(patient === null ? [] : [['Paciente', patient] as const]), ...preferenceOf(request)],
    links: [{ label: 'Ver las solicitudes', url: urlOf('/admin/appointments/requests') }],
  };
});

export const REQUEST_REJECTED = aboutRequest('request-rejected', ({ request, clinic, urlOf }) => ({
  to: request.status === 'rejected' ? request.patientEmail : null,
  recipient: request.patientName,
  title: 'No pudimos asignarte un turno',
  paragraphs: ['Lo sentimos: por ahora no podemos darte el turno que pediste.'],
  facts: preferenceOf(request),
  links: [{ label: 'Ver profesionales y horarios', url: urlOf('/') }],
  closing: [`Si quieres buscar otra opción, ${reach(clinic)}.`],
}));

function preferenceOf({ specialtyName, preferredDate, preferredTime }: AppointmentRequest): (readonly [string, string])[] {
  return [
    ['Especialidad', specialtyName],
    ...(preferredDate === null ? [] : [['Fecha preferida', longDate('UTC', dayNumber(preferredDate) * MINUTES_PER_DAY)] as const]),
    ...(preferredTime === null ? [] : [['Horario preferido', preferredTime] as const]),
  ];
}

function reach({ phone }: ClinicSettings): string {
  return `comunicate con la clínica${phone === null ? '' : ` al ${phone}`}`;
}
