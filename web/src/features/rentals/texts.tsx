import { plural } from '@turnero/api/domain/plural';

import { countText } from '../../kit/text/count-text';
import { formatMoney } from '../../kit/text/money';
import { percentText } from '../../kit/text/quantity-text';
import { hoursText } from '../../kit/time/time-of-day';
import { intervalText, type Interval } from '../../kit/time/intervals';
import { longDate, monthName } from '../../kit/time/wall-time';
import type { RentalMode } from './rentals.paths';

const rentalCount = (rentals: number) => countText(rentals, 'reserva', 'reservas');
const dayCount = (days: number) => countText(days, 'día', 'días');
const intervalName = (number: number) => `Intervalo ${number}`;

const modes: Record<RentalMode, string> = {
  manual: 'Manual',
  bulk: 'Múltiple',
  series: 'Recurrente',
  returned: 'Devueltas',
};

/** `date`, `day`: yyyy-MM-dd; `month`: yyyy-MM; `number` counts from 1; `currency`: ISO 4217. */
export const texts = {
  fields: {
    date: 'Fecha',
    room: 'Sala',
    from: 'Desde',
    to: 'Hasta',
    notes: 'Notas',
    hours: 'Horas',
    hourlyCost: 'Costo por hora',
    baseCost: 'Costo base',
    discountPercentage: 'Descuento (%)',
    discountRule: 'Regla de descuento',
    discount: 'Descuento',
    finalCost: 'Total a pagar',
    creditPercentage: 'Crédito por devolución (%)',
    credit: 'Crédito por devolución',
    owed: 'Importe adeudado',
  },
  faults: {
    noRoom: 'Selecciona al menos una sala',
    noInterval: 'Configura al menos un horario',
    noDay: 'Selecciona al menos un día',
  },
  rentalCount,
  noRentals: 'No hay reservas este mes',
  /** For a room that serves no specialty of the renter's. */
  ofOthers: 'De otras especialidades',
  otherRooms: 'Ver las otras salas',
  perHour: (hourlyCost: number, currency: string | undefined) => `${formatMoney(hourlyCost, currency)} por hora`,
  roomRentalPage: { title: 'Reservar salas' },
  modeSwitch: { label: 'Modo de reserva', modes },
  roomMonth: {
    loading: 'Cargando las salas…',
    today: 'hoy',
    pastCount: (days: number) => countText(days, 'día pasado', 'días pasados'),
    reserve: 'Reservar',
    /** Follows "Reservar", for screen readers. */
    reserveOn: (day: string) => `el ${longDate(day)}`,
  },
  dayStatus: {
    unknown: 'Sin datos',
    freeRooms: (rooms: number) => countText(rooms, 'sala disponible', 'salas disponibles'),
    /** "8 salas disponibles, pocas horas" */
    withHours: (rooms: string, isFew: boolean) => (isFew ? `${rooms}, pocas horas` : rooms),
    ownCount: (rentals: number) => countText(rentals, 'reserva propia', 'reservas propias'),
    toSummary: 'Ver sus horarios y devolver',
    refused: 'Este día no está disponible para reservas',
  },
  rentDialog: {
    title: (date: string) => `Reservar Salas - ${longDate(date)}`,
    draft: 'Hay una reserva sin terminar para este día.',
    closed: 'Este día ya no tiene horarios',
    cancel: 'Cancelar',
    submit: 'Confirmar Reserva',
    retry: 'Reintentar',
    busy: 'Guardando...',
    done: 'Reserva realizada exitosamente',
    failed: 'Error al realizar la reserva',
    unsure: (reason: string) =>
      `No sabemos si la reserva quedó hecha: ${reason}. Reintentá para saberlo: no se reserva dos veces.`,
  },
  hoursAndCost: {
    range: 'Rango disponible',
    noRange: 'ninguno',
    /** Keeps the line's place. */
    rangeOfRoom: 'según la sala',
    cost: 'Costo de la reserva',
    noRoom: 'Elegí una sala para ver el costo.',
    wrongHours: 'Corregí los horarios para ver el costo.',
  },
  rentalHours: {
    legend: 'Horarios',
    interval: intervalName,
    remove: (number: number) => `Eliminar intervalo ${number}`,
    add: 'Agregar intervalo',
  },
  intervalFaults: {
    order: (number: number) => `${intervalName(number)}: Hora de inicio debe ser anterior a la hora de fin`,
    overlap: (number: number, other: number) => `${intervalName(number)}: Se superpone con el intervalo ${other}`,
    start: (number: number, free: Interval) => `${intervalName(number)}: Hora de inicio ${outsideText(free)}`,
    end: (number: number, free: Interval) => `${intervalName(number)}: Hora de fin ${outsideText(free)}`,
    taken: (number: number, rental: Interval) =>
      `${intervalName(number)}: Se superpone con reserva existente (${intervalText(rental)})`,
    misfit: (number: number, { startTime, endTime }: Interval) =>
      `${intervalName(number)} (${startTime}-${endTime}) no cabe en el horario disponible`,
  },
  roomTimeline: {
    closedAllDay: 'Cerrada este día',
    free: 'Horas disponibles',
    noFree: 'ninguna',
    rentals: 'Reservas',
    own: 'propia',
    taken: 'Con turnos',
    over: 'Ya pasó',
    press: 'Tocá la barra donde empieza tu horario y otra vez donde termina, o arrastrá.',
    beyond: 'En el medio hay horas ocupadas. Tocá otra vez si querés empezar acá.',
    closed: 'Cerrada',
  },
  costPanel: {
    loading: 'Calculando…',
    failed: 'No se pudo calcular el costo. La reserva se puede hacer igual.',
    rentals: 'Reservas',
  },
  monthCost: {
    label: 'Costo del mes',
    title: (month: string) => `Mis reservas de ${monthName(month)}`,
    failed: 'No se pudo cargar el costo de tus reservas.',
    retry: 'Reintentar',
  },
  discountRules: {
    title: 'Descuentos por reserva',
    hint: 'Cada intervalo de cada día es una reserva: cuentan sus horas.',
    cheaperJoined: 'Dos intervalos se tocan: unidos en uno solo tienen más descuento.',
    from: (minHours: number) => `Desde ${hoursText(minHours)}`,
  },
  bulk: {
    empty: 'No hay salas para reservar',
    emptyHint: 'La clínica no tiene salas activas.',
    draft: 'Hay una reserva múltiple sin terminar.',
    cost: 'Costo de las reservas',
    noCost: 'Elegí sala, horarios y días para ver el costo.',
    done: (rentals: number, days: number) =>
      `${countText(rentals, 'reserva creada', 'reservas creadas')} exitosamente en ${dayCount(days)}`,
    failed: 'Error al crear las reservas masivas',
    noAnswer: 'Error de conexión, sin respuesta del servidor',
    /** `more`: omitted faults. */
    faults: (shown: readonly string[], more: number) =>
      `Errores de validación: ${shown.join(', ')}${more > 0 ? ` y ${more} más` : ''}`,
    tooManyDays: (most: number) => `No se pueden elegir más de ${most} días`,
    dayUnavailable: 'Día no disponible',
    roomUnavailable: (room: string) => `Sala ${room} no disponible`,
    nothingLeftToday: 'No hay horarios disponibles para hoy',
    settings: { label: 'Para todos los días', chooseRoom: 'Elegir una sala' },
    month: {
      noneFits: (month: string) =>
        `Ningún día de ${monthName(month)} es compatible con la sala y los horarios. Cambiá los horarios, la sala o el mes.`,
      past: 'Pasado',
      full: 'Completo',
      freeRooms: (free: number, all: number) => `${free} de ${all} salas`,
      ownShort: (rentals: number) => `${rentals} res.`,
      /** "1 reserva propia, 2 de 3 salas" */
      ownAnd: (own: string, rooms: string) => `${own}, ${rooms}`,
      troubled: 'con problema',
      compatible: 'compatible',
      incompatible: 'incompatible',
    },
    legend: {
      own: 'Con reserva propia',
      compatible: 'Compatible con la sala y los horarios',
      incompatible: 'Incompatible con la sala o los horarios',
      chosen: 'Seleccionado',
    },
    selectedDays: {
      title: (days: number) => (days > 0 ? `Días seleccionados (${days})` : 'Días seleccionados'),
      hint: 'Elegí en el calendario los días a reservar.',
      remove: 'Quitar',
      removeTroubled: (days: number) => `Quitar los ${days} días con problemas`,
      failed: (days: number) =>
        plural(
          days,
          'Error al reservar 1 día. Sigue seleccionado:',
          `Error al reservar ${days} días. Siguen seleccionados:`,
        ),
      unsure: (days: number) =>
        plural(
          days,
          'No sabemos si 1 día quedó reservado. Sigue seleccionado: guardá de nuevo para saberlo, no se reserva dos veces.',
          `No sabemos si ${days} días quedaron reservados. Siguen seleccionados: guardá de nuevo para saberlo, no se ` +
            'reservan dos veces.',
        ),
    },
    fallenDays: {
      count: (days: number) =>
        plural(days, 'Se deseleccionó 1 fecha incompatible', `Se deseleccionaron ${days} fechas incompatibles`),
      fits: 'compatible ahora',
      restore: (days: number) => `Volver a seleccionar ${dayCount(days)}`,
    },
    bar: {
      label: 'Resumen de la selección',
      empty: 'Ningún día seleccionado',
      /** "4 días × 2 = 8 reservas" */
      sum: (days: number, intervals: number) => `${dayCount(days)} × ${intervals} = ${rentalCount(days * intervals)}`,
      progress: 'Días procesados',
      clear: 'Limpiar',
      submit: (rentals: number) =>
        rentals === 0 ? 'Guardar Reservas' : `Crear ${countText(rentals, 'Reserva', 'Reservas')}`,
      /** `progress`: "3 de 12". */
      busy: (progress: string) => `Guardando... ${progress}`,
    },
  },
  summary: {
    title: 'Total del mes',
    loading: 'Cargando el resumen…',
    failed: 'Error al cargar el resumen',
    stale: 'No se pudo actualizar el resumen: puede haber cambiado.',
    exported: (file: string) => `Archivo ${file} descargado`,
    /** Announced. */
    spokenEmpty: 'Mes sin reservas',
    spoken: (hours: number, rooms: number, cost: string) =>
      `${hoursText(hours)} en ${countText(rooms, 'sala', 'salas')}, ${cost}`,
    toolbar: { print: 'Imprimir', export: 'Exportar CSV' },
    printHeading: {
      professional: (name: string) => `Profesional: ${name}`,
      month: (month: string) => `Mes: ${monthName(month)}`,
    },
    totals: { cost: 'Costo total', hours: 'Total de horas', rooms: 'Salas utilizadas' },
    csvTotal: 'Total',
    body: { rent: 'Alquilar una sala', rooms: 'Salas' },
    costBreakdown: {
      title: 'Desglose de costos',
      caption: 'Del costo base al total a pagar',
      step: 'Concepto',
      amount: 'Importe',
      rules: 'Reglas de descuento aplicadas',
      noRules: 'Ninguna este mes.',
    },
    /** `amounts`: money; null: nothing saved. */
    savings: (percentage: number, amounts: { saved: string; baseCost: string } | null) => (
      <>
        Ahorro: <strong>{percentText(percentage)}</strong> del costo base
        {amounts && ` (${amounts.saved} de ${amounts.baseCost})`}
      </>
    ),
    rulePerRental: (percentage: number, minHours: number | null) => `${ruleText(percentage, minHours)} por reserva`,
    rentalItem: {
      weekend: 'Fin de semana',
      hours: 'Horario',
      duration: 'duración',
      undiscounted: 'Sin descuento',
      price: 'Precio',
      discount: (percentage: number) => `${percentText(percentage)} de descuento`,
      partCredit: (percentage: number) =>
        percentage === 0
          ? 'Si se devuelve ahora no se acredita nada.'
          : `Si se devuelve ahora se acredita el ${percentText(percentage)}.`,
    },
    givingBack: {
      open: 'Devolver',
      title: '¿Devolver la reserva?',
      freed: 'La sala queda libre y se ofrece a otros profesionales.',
      credit: (percentage: number, credit: string, owed: string) =>
        percentage === 100
          ? 'Se acredita todo: la reserva no se cobra.'
          : percentage === 0
            ? `No se acredita nada: quedan a pagar ${owed}.`
            : `Se acredita el ${percentText(percentage)} (${credit}): quedan a pagar ${owed}.`,
      final: 'La devolución no se puede deshacer.',
      no: 'Conservar reserva',
      yes: 'Devolver reserva',
      busy: 'Devolviendo...',
      done: 'Reserva devuelta',
      failed: 'Error al devolver la reserva',
      unsure: (reason: string) =>
        `No sabemos si la reserva quedó devuelta: ${reason}. Reintentá para saberlo: no se devuelve dos veces.`,
      help: 'Contacto de la clínica',
    },
    givenBack: {
      title: 'Reservas devueltas',
      owed: 'Queda a pagar',
      credit: (percentage: number, credit: string, cost: string) =>
        `crédito ${percentText(percentage)}: ${credit} de ${cost}`,
      byClinic: 'registrada por la clínica',
      standing: 'Reservas',
      uncredited: 'Devoluciones sin acreditar',
      totalOwed: 'Total a pagar',
    },
  },
};

/** "12,5 % desde 4 h". */
export function ruleText(percentage: number, minHours: number | null): string {
  return minHours === null ? percentText(percentage) : `${percentText(percentage)} desde ${hoursText(minHours)}`;
}

function outsideText(free: Interval): string {
  return `fuera del rango disponible (${intervalText(free)})`;
}
