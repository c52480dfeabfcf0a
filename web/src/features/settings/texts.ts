import { countText } from '../../kit/text/count-text';
import { shortDate } from '../../kit/time/wall-time';
import type { updateClinicConventionsInputLimits as limits } from '../../schema/limits.generated';
import type { TimeZoneChangeQuery } from './settings.generated';

type Option<Field extends 'timeZone' | 'locale' | 'currency' | 'weekStartsOn'> =
  (typeof limits)[Field]['options'][number];
type Example = TimeZoneChangeQuery['timeZoneChange']['examples'][number];

const timeZones: Record<Option<'timeZone'>, string> = {
  'America/Argentina/Buenos_Aires': 'Buenos Aires',
  'America/New_York': 'Nueva York',
  'America/Chicago': 'Chicago',
  'America/Denver': 'Denver',
  'America/Los_Angeles': 'Los Ángeles',
  'Europe/London': 'Londres',
  'Europe/Paris': 'París',
  'Asia/Tokyo': 'Tokio',
  'Australia/Sydney': 'Sídney',
};
const locales: Record<Option<'locale'>, string> = {
  'es-AR': 'Español (Argentina)',
  'en-US': 'Inglés (Estados Unidos)',
  'en-GB': 'Inglés (Reino Unido)',
  'pt-BR': 'Portugués (Brasil)',
};
const currencies: Record<Option<'currency'>, string> = {
  ARS: 'Peso argentino (ARS)',
  USD: 'Dólar estadounidense (USD)',
  EUR: 'Euro (EUR)',
  BRL: 'Real brasileño (BRL)',
};
const firstWeekdays: Record<Option<'weekStartsOn'>, string> = { monday: 'Lunes', sunday: 'Domingo' };

export const texts = {
  fields: {
    name: 'Nombre de la clínica',
    sites: 'Sitios que pueden mostrar los turnos',
    adminsNeedSecondFactor: 'Pedir verificación en dos pasos a quienes administran la clínica',
    staffIdleHours: 'Horas sin uso hasta cerrar la sesión del personal',
    address: 'Dirección',
    city: 'Localidad',
    province: 'Provincia',
    postalCode: 'Código postal',
    phone: 'Teléfono',
    contactEmail: 'Email de contacto',
    timeZone: 'Zona horaria',
    currency: 'Moneda',
    countryCode: 'Código de país',
    locale: 'Idioma regional',
    weekStartsOn: 'La semana comienza el',
    defaultStartTime: 'Inicio de la jornada',
    defaultEndTime: 'Fin de la jornada',
    lunchStartTime: 'Inicio del almuerzo',
    lunchEndTime: 'Fin del almuerzo',
  },
  faults: {
    name: { required: 'El nombre es requerido' },
    phone: { wrong: 'El teléfono debe tener números' },
    contactEmail: { wrong: 'Email inválido' },
    countryCode: {
      required: 'El código de país es requerido',
      wrong: 'El código de país debe ser + y hasta cuatro números, como +54',
    },
    startTime: 'Escribí una hora como 09:00',
    endTime: { wrong: 'Escribí una hora como 17:00', early: 'La hora de fin debe ser posterior a la de inicio' },
    understoodZone: 'Confirmá que leíste qué cambia',
  },
  /** The options' labels, in the server's order. */
  options: { timeZone: timeZones, locale: locales, currency: currencies, weekStartsOn: firstWeekdays },
  failed: 'Error al cargar los datos',
  clinicPage: {
    addressHint: 'En un renglón, como se lee en las páginas y los correos.',
    cityHint:
      'Localidad, provincia y código postal los leen los buscadores y los sistemas que se conectan a la clínica.',
    nameHint: 'Encabeza todas las páginas y los correos.',
    loading: 'Cargando los datos de la clínica…',
    submit: 'Guardar datos',
    done: 'Datos de la clínica actualizados',
    failed: 'Error al actualizar los datos de la clínica',
  },
  openingHoursPage: {
    explanation:
      'Se lee en la página de inicio, con la dirección y cómo llegar. No abre ni cierra turnos: de eso se ocupan las salas y los profesionales.',
    holidays: 'Decidir los feriados',
    closed: 'Cerrado',
    preview: (hours: string) =>
      hours === '' ? 'Sin días tildados, no se muestra ningún horario.' : `Se lee así: ${hours}`,
    loading: 'Cargando el horario de atención…',
    submit: 'Guardar horario',
    done: 'Horario de atención actualizado',
    failed: 'Error al actualizar el horario de atención',
  },
  conventionsPage: {
    timeZoneHint: 'El reloj de la clínica: en él se leen todas las fechas y horas.',
    currencyHint: 'De tarifas y alquileres.',
    countryCodeHint: 'De los teléfonos escritos sin él, y de los feriados de los calendarios.',
    localeHint: 'Para integraciones: las pantallas se leen en español de Argentina.',
    weekStartsOnHint:
      'En la semana de la agenda y en los calendarios de alquiler y de disponibilidad de las salas. El del mes de turnos ' +
      'comienza siempre el lunes; ' +
      'el de reservar y los que se abren para elegir una fecha, el domingo.',
    defaultStartTimeHint: 'Se proponen al abrir un día, y son las que se pueden preferir en una solicitud de turno.',
    lunchStartTimeHint: 'Después de una mañana se propone seguir cuando termina. No cierra ninguna hora.',
    endTimeHint: 'Hasta 24:00.',
    loading: 'Cargando la configuración…',
    submit: 'Guardar configuración',
    done: 'Configuración de zona horaria actualizada',
    failed: 'No se pudo actualizar la configuración de zona horaria',
  },
  securityPage: {
    explanation:
      'Quienes administran y todavía no la usan, también vos, tienen que configurarla antes de seguir. Si ' +
      'alguien pierde su teléfono, otra persona que administra se la quita en Usuarios.',
    hours: 'Las horas sin uso',
    hoursRequired: 'Indicá las horas sin uso',
    hoursHint:
      'De quienes administran y de los profesionales: al volver, entran de nuevo. Una página abierta que se actualiza sola ' +
      'cuenta como uso.',
    yes: 'Sí',
    no: 'No',
    loading: 'Cargando la seguridad…',
    submit: 'Guardar seguridad',
    done: 'Seguridad actualizada',
    failed: 'Error al actualizar la seguridad',
  },
  widgetPage: {
    sitesHint: 'Uno por línea, como https://www.clinica.com.ar. En otros sitios, el código no muestra nada.',
    noSites: 'Todavía no guardaste ningún sitio: por ahora el código no muestra nada.',
    loading: 'Cargando los sitios…',
    submit: 'Guardar sitios',
    done: 'Sitios actualizados',
    failed: 'Error al actualizar los sitios',
    codeTitle: 'Qué pegar en el sitio',
    code: 'Código para el sitio',
    codeHint:
      'Muestra los próximos turnos libres; cada uno abre la reserva en otra pestaña. Para mostrar una sola especialidad, ' +
      'fijate cómo termina la dirección de su página: si es /cardiologia, escribí <turnero-turnos ' +
      'especialidad="cardiologia">. Lo mismo para un profesional: profesional="ana-paz". Si tu sitio tiene fondo ' +
      'oscuro, agregá tema="oscuro".',
    codeToPaste: (origin: string) =>
      `<script src="${origin}/widget.js" async></script>\n<turnero-turnos></turnero-turnos>`,
    copy: 'Copiar código',
    copied: 'Código copiado',
    notCopied: 'No se pudo copiar: copialo a mano',
  },
  zoneConsequences: {
    title: (zone: string) => `Si la clínica pasa a la hora de ${zone}`,
    loading: 'Buscando qué cambiaría…',
    failed: 'No pudimos ver qué cambiaría',
    booked: bookedText,
    weeks:
      'Los horarios de profesionales y salas, y las fechas no disponibles, siguen a las mismas horas: ' +
      'lo ya reservado puede quedar fuera de ellos.',
    mails: 'Los correos ya enviados dicen la hora anterior. No se avisa a nadie.',
    examples: 'Los próximos',
    when: whenText,
    who: whoText,
    understood: 'Entiendo qué cambia',
    unknown: 'Antes de guardar hay que ver qué cambiaría',
  },
};

function bookedText(turnos: number, rentals: number): string {
  if (turnos + rentals === 0) return 'No hay turnos ni alquileres futuros: nada de lo reservado cambia de hora.';
  const turnosText = countText(turnos, 'turno futuro', 'turnos futuros');
  const rentalsText = countText(rentals, 'alquiler de sala', 'alquileres de salas');
  return `${turnosText} y ${rentalsText} conservan su momento exacto y se leen a otra hora. Nada se mueve ni se cancela.`;
}

/** "mar, 24 nov, 10:00 pasa a leerse 22:00" */
function whenText({ date, startTime, newDate, newStartTime }: Example): string {
  const then = newDate === date ? newStartTime : `${shortDate(newDate)}, ${newStartTime}`;
  return `${shortDate(date)}, ${startTime} pasa a leerse ${then}`;
}

function whoText({ patientName, professionalName, roomName }: Example): string {
  if (patientName === null) return `Alquiler de ${roomName}, ${professionalName}`;
  return `Turno de ${patientName} con ${professionalName}, ${roomName}`;
}
