import { plural } from '@turnero/api/domain/plural';

import { countText, formatCount } from '../../kit/text/count-text';
import { percentText } from '../../kit/text/quantity-text';
import { hoursText } from '../../kit/time/time-of-day';
import type { CancellationNotice, LeadTime, TurnosOfFigure } from './figures.generated';

/** Smaller samples are not significant. */
const LEAST = 20;

const share = (part: number, whole: number): string => percentText(Math.round((1000 * part) / whole) / 10);

/** "12,5 %", or a note that the sample is too small. */
export const shareText = (part: number, whole: number): string => (whole < LEAST ? texts.fewData : share(part, whole));

/** "6 h", "3 días" */
const soonText = (hours: number): string =>
  hours < 48 ? hoursText(Math.ceil(hours)) : countText(Math.ceil(hours / 24), 'día', 'días');

export const texts = {
  fewData: 'pocos datos',
  period: 'Período',
  /** Default period. */
  usualPeriod: 'Últimos 90 días',
  periods: { 30: 'Últimos 30 días', 365: 'Últimos 365 días' },
  specialty: 'Especialidad',
  allSpecialties: 'Todas las especialidades',
  professional: 'Profesional',
  allProfessionals: 'Todos los profesionales',
  span: (from: string, until: string) => `Turnos del ${from} al ${until}`,
  loading: 'Contando…',
  failed: (title: string) => `Error al cargar "${title}"`,
  csv: 'Descargar CSV',
  csvOf: (title: string) => `Descargar CSV de ${title}`,
  saved: (name: string) => `Se descargó ${name}`,
  how: 'Cómo se calcula',
  noShows: {
    title: 'Ausencias según la anticipación',
    file: 'ausencias.csv',
    heads: ['Anticipación', 'Ausentes', 'Tasa'],
    csvHeads: ['Anticipación', 'Turnos cerrados', 'Ausentes', 'Tasa'],
    sum: (missed: number, closed: number) =>
      `${countText(missed, 'ausente', 'ausentes')} de ${countText(closed, 'turno cerrado', 'turnos cerrados')}`,
    counts: (missed: number, closed: number) => `${formatCount(missed)} de ${formatCount(closed)}`,
    list: (step: string, missed: number, closed: number) =>
      `${step}: ver ${countText(missed, 'ausente', 'ausentes')} de ${countText(closed, 'turno', 'turnos')}`,
    empty: 'Todavía no hay turnos cerrados en este período',
    emptyHint: 'Se cuentan los que se cerraron: completados y ausentes.',
    how:
      'Cuenta los turnos del período que se cerraron, completados y ausentes; los que nadie cerró no entran. La anticipación ' +
      'son los días del calendario entre el día en que se reservó el turno, o se lo movió a ese horario, y el día del ' +
      'turno. Con menos de 20 turnos no se muestra una tasa: sería casualidad.',
    steps: {
      same_day: 'El mismo día',
      days_1_to_2: '1 o 2 días',
      days_3_to_7: '3 a 7 días',
      days_8_to_14: '8 a 14 días',
      days_15_to_30: '15 a 30 días',
      days_31_on: '31 días o más',
    } satisfies Record<LeadTime, string>,
  },
  cancellations: {
    title: 'Cancelaciones según el aviso',
    file: 'cancelaciones.csv',
    heads: ['Aviso', 'Cancelados', 'Vueltos a ocupar', 'Tasa'],
    narrowHeads: ['Aviso', 'Cancelados', 'Vueltos a ocupar'],
    sum: (refilled: number, cancelled: number) =>
      `${countText(cancelled, 'turno cancelado', 'turnos cancelados')}; ` +
      `${plural(refilled, 'se volvió', 'se volvieron')} a ocupar ${formatCount(refilled)}`,
    median: (hours: number) => `La mitad de esos horarios se volvió a ocupar en menos de ${soonText(hours)}`,
    earlier: (patients: number, days: number) =>
      `${countText(patients, 'paciente', 'pacientes')} de la lista de espera ` +
      `${plural(patients, 'adelantó su turno', 'adelantaron su turno')}: ${countText(days, 'día ganado', 'días ganados')}`,
    listCancelled: (step: string, count: number) =>
      `${step}: ver ${countText(count, 'turno cancelado', 'turnos cancelados')}`,
    listRefilled: (step: string, count: number) =>
      `${step}: ver ${countText(count, 'turno vuelto a ocupar', 'turnos vueltos a ocupar')}`,
    empty: 'No se canceló ningún turno de este período',
    how:
      'Cuenta los turnos que iban a ser en el período y se cancelaron, menos los cargados por error. El aviso es el tiempo ' +
      'entre la cancelación y el inicio del turno. Un horario se volvió a ocupar cuando, antes de que llegara, otro turno ' +
      'del mismo profesional tomó todo o parte, y no se canceló también.',
    steps: {
      after_start: 'Después del inicio',
      under_24_hours: 'Menos de 24 horas',
      hours_24_to_48: '24 a 48 horas',
      days_2_to_6: '2 a 6 días',
      days_7_on: '7 días o más',
      unknown: 'No se sabe',
    } satisfies Record<CancellationNotice, string>,
  },
  thirdFree: {
    title: 'Demora hasta el tercer turno libre',
    file: 'demora.csv',
    heads: ['Especialidad y profesional', 'Al empezar', 'Ahora'],
    narrowHeads: ['Especialidad y profesional', 'Ahora'],
    measured: (day: string) => `Medido el ${day}`,
    chart: 'Demora de las especialidades con más espera, día por día',
    axis: 'Días',
    chartFailed: 'Error al cargar el gráfico',
    /** null: fewer than three within three months. */
    wait: (days: number | null) =>
      days === null ? 'más de 92 días' : days === 0 ? 'el mismo día' : countText(days, 'día', 'días'),
    empty: 'Todavía no se midió en este período',
    emptyHint: 'Se mide una vez por día, desde que la clínica tiene esta versión.',
    how:
      'Una vez por día se mira cuántos días faltan hasta el tercer horario libre de cada profesional, como lo vería un ' +
      'paciente: el primero puede ser uno que alguien acaba de cancelar. De una especialidad es la mediana de sus ' +
      'profesionales; "al empezar", la del primer día medido del período.',
  },
  rooms: {
    title: 'Ocupación de las salas',
    file: 'ocupacion.csv',
    sum: (share: number) => `Estuvo ocupado el ${percentText(Math.round(share * 100))} del tiempo en que abrieron`,
    byWeekday: 'Por día de la semana',
    byRoom: 'Por sala',
    weekday: 'Día',
    room: 'Sala',
    weekdayOrRoom: 'Día o sala',
    /** "9 h": from 09:00 to 10:00. */
    hour: (hour: number) => `${hour} h`,
    closed: 'cerrada',
    share: (share: number) => percentText(Math.round(share * 100)),
    empty: 'Ninguna sala abrió en este período',
    how:
      'De los minutos en que cada sala activa estuvo abierta, según sus horarios, cuántos tuvieron un turno o un alquiler. ' +
      'Lo que se superpone se cuenta una vez, y lo que pasa con la sala cerrada no se cuenta. La especialidad y el ' +
      'profesional elegidos no cambian este cuadro.',
  },
  turnos: {
    caption: 'Turnos del indicador',
    of: {
      closed: 'Turnos cerrados',
      missed: 'Ausentes',
      cancelled: 'Cancelados',
      refilled: 'Cancelados que se volvieron a ocupar',
    } satisfies Record<TurnosOfFigure, string>,
    /** "Ausentes, 3 a 7 días" */
    title: (of: string, step: string | undefined) => (step === undefined ? of : `${of}, ${step.toLowerCase()}`),
    count: (total: number) => countText(total, 'turno', 'turnos'),
    patient: 'Paciente',
    when: 'Cuándo',
    status: 'Estado',
    room: 'Sala',
    failed: 'Error al cargar los turnos',
    empty: 'No hay turnos que mostrar',
    emptyHint: 'Probá con otro período o con menos filtros.',
  },
};
