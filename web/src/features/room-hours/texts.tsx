import { enumerated } from '@turnero/api/domain/counted';
import { plural } from '@turnero/api/domain/plural';
import type { ReactNode } from 'react';

import { bookingsText, bookingText, type HeldBooking } from '../../clinic/rooms/held-bookings';
import type { ConsequenceQuestion } from '../../kit/dialog/useConfirmedChange';
import { capitalized } from '../../kit/text/capitalized';
import { countText } from '../../kit/text/count-text';
import type { Interval } from '../../kit/time/intervals';
import { durationText } from '../../kit/time/time-of-day';

/** Months as "noviembre de 2026"; days as "21-11-2026". */
export const texts = {
  opening: {
    title: 'Agregar salas con horario',
    firstName: 'Consultorio 1',
    names: 'Salas nuevas',
    namesHint: 'Si son varias, separalas con comas: Consultorio 1, Consultorio 2.',
    others: 'Salas que todavía no tienen horario',
    hours: 'Horario de apertura',
    hoursHint: (year: number) =>
      `Vale desde este mes hasta diciembre de ${year + 1}. Después podés cambiarlo mes por mes y día por día.`,
    none: 'Escribí el nombre de al menos una sala',
    submit: 'Abrir las salas',
    done: (rooms: number) => plural(rooms, 'La sala ya tiene horario', `Las ${rooms} salas ya tienen horario`),
    failed: 'Error al abrir las salas',
    loading: 'Cargando las salas',
    loadFailed: 'Error al cargar las salas',
  },
  fields: {
    room: 'Sala',
    month: 'Mes',
    year: 'Año',
    isAvailable: 'Disponible',
    intervals: 'Horarios',
    notes: 'Notas',
    template: 'Plantilla',
    templateName: 'Nombre de la plantilla',
  },
  /** As in "Los horarios del día se superponen". */
  hoursOfDay: 'del día',
  faults: { templateName: 'El nombre de la plantilla es requerido' },
  monthFailed: 'Error al cargar la disponibilidad de la sala',
  waiting: 'Cargando…',
  /** For a day or weekday without hours. */
  closed: 'No disponible',
  /** For a date with its own hours. */
  custom: 'Personalizado',
  /** No hours: heading, beside its name, tile, and screen reader. */
  unconfigured: { title: 'Sin Configurar', status: 'Sin configurar', short: 'Sin conf.', spoken: 'sin configurar' },
  configure: (month: string) => `Configurar ${month}`,
  unsavedLost: 'Los cambios sin guardar del formulario se pierden.',
  inactiveRoom: (room: string) => `${room} (inactiva)`,

  roomHoursFrame: {
    missing: 'La sala no existe',
    missingHint: 'Puede que alguien la haya eliminado. Elegí otra en la lista de salas.',
    tabs: 'Disponibilidad de la sala',
    calendar: 'Calendario',
    templates: 'Plantillas y Configuración',
    januaryMissing: (january: string) =>
      `${capitalized(january)} no está configurado: desde el 1 de enero esta sala estará cerrada.`,
  },
  roomMonth: {
    title: 'Calendario por sala',
    choose: 'Elegí una sala',
    empty: 'Todavía no hay salas',
    emptyHint: 'Crealas en Sistema, Salas: después podrás configurar en qué horarios abren.',
    toRooms: 'Ir a Salas',
  },

  roomCalendar: {
    /** `configure`: a link. */
    template: (name: string, configure: ReactNode) => (
      <>
        Plantilla: <strong>{name}</strong>
        {configure && <>. La sala está cerrada todo el mes: {configure}</>}
      </>
    ),
    today: 'Hoy',
    legend: { open: 'Abierta, de la primera hora a la última', holiday: 'Feriado' },
  },
  dayDialog: {
    isAvailable: 'Disponible este día',
    interval: (number: number) => `Horario ${number}`,
    removeInterval: (number: number, { startTime, endTime }: Interval) =>
      `Quitar horario ${number}, de ${startTime} a ${endTime}`,
    addInterval: 'Agregar horario',
    closedHint: 'La sala queda cerrada todo el día: nadie puede reservarla ni alquilarla.',
    submit: 'Guardar día',
    done: (day: string) => `Configuración del ${day} actualizada exitosamente`,
    failed: 'Error al guardar la configuración del día',
  },
  removeCustom: {
    submit: 'Quitar configuración personalizada',
    busy: 'Quitando...',
    done: (day: string) => `Configuración personalizada del ${day} eliminada`,
    failed: 'Error al eliminar la configuración personalizada',
  },
  holidays: {
    title: 'Feriados',
    loading: 'Cargando los feriados…',
    failed: 'Error al cargar los feriados',
    empty: 'Este mes no tiene feriados.',
    closedForIt: 'Cerrada por feriado',
    closed: 'Cerrada',
    open: 'Abierta',
    wasOpen: 'Estuvo abierta',
    decide: (year: number) => `Decidir los feriados de ${year}`,
  },
  monthWeekForm: {
    title: (month: string) => `Horario de ${month}`,
    loading: 'Cargando el horario…',
    total: (minutes: number) => `Total semanal: ${durationText(minutes)}`,
    past: 'Este mes ya pasó: su horario no se puede cambiar.',
    submit: (month: string) => `Aplicar a ${month}`,
    busy: 'Guardando...',
    updated: (room: string) => `Disponibilidad actualizada para ${room}`,
    applied: (template: string) => `Plantilla "${template}" aplicada exitosamente`,
    failed: 'Error al aplicar la plantilla',
  },
  saveTemplate: {
    submitNew: 'Guardar como plantilla',
    submitExisting: 'Guardar cambios de la plantilla',
    done: 'Plantilla guardada exitosamente',
    failed: 'Error al guardar la plantilla',
  },
  /** The template replaces the edits. */
  useTemplate: {
    title: (template: string) => `¿Usar ${template}?`,
    no: 'Seguir editando',
    yes: 'Usar plantilla',
    busy: 'Usando...',
  },
  templateList: {
    title: 'Plantillas',
    loading: 'Cargando las plantillas…',
    failed: 'Error al cargar las plantillas',
    total: (minutes: number) => `${durationText(minutes)} por semana`,
    use: 'Usar',
  },
  templateDeletion: {
    open: 'Eliminar',
    title: 'Eliminar plantilla',
    consequence: 'Los meses en que ya se aplicó quedan como están.',
    no: 'Conservar',
    yes: 'Eliminar plantilla',
    done: 'Plantilla eliminada exitosamente',
    failed: 'Error al eliminar la plantilla',
  },
  copyMonth: {
    title: 'Copiar otro mes',
    source: 'Copiar configuración de...',
    choose: 'Elegir mes',
    submit: (month: string) => `Copiar a ${month}`,
    question: (month: string) => `¿Copiar a ${month}?`,
    consequences: (month: string, from: string) => [
      `El horario semanal de ${month} pasa a ser el de ${from}.`,
      'Sus días personalizados quedan como están.',
    ],
    no: 'No copiar',
    yes: 'Copiar configuración',
    busy: 'Copiando...',
    done: (from: string, month: string) => `Configuración copiada exitosamente de ${from} a ${month}`,
    empty: 'No hay configuración para copiar del mes seleccionado',
    failed: 'Error al copiar la configuración del mes',
  },
  yearSummary: {
    title: 'Resumen del año',
    loading: 'Cargando el año…',
    failed: 'No se pudo cargar el año: los meses figuran sin configurar.',
    retry: 'Reintentar',
    configured: (months: number, percent: number) => `${months} de 12 meses configurados (${percent} %)`,
  },
  manyMonthsDialog: {
    open: 'Aplicar a Múltiples Meses',
    title: 'Aplicar a Múltiples Meses',
    year: { loading: 'Cargando el año…', failed: 'No se pudo cargar el año. Cerrá esta ventana y reintentá.' },
    choose: 'Elegir plantilla',
    typed: (template: string) => `${template} (la del formulario)`,
    months: (year: number) => `Meses de ${year}`,
    faults: {
      months: 'Selecciona al menos un mes para aplicar la plantilla',
      template: 'Selecciona una plantilla primero',
    },
    progress: 'Meses procesados',
    submit: 'Aplicar plantilla',
    busy: 'Aplicando...',
    applied: 'Aplicada',
    done: (template: string, months: number) =>
      `Plantilla "${template}" aplicada a ${countText(months, 'mes', 'meses')}`,
    partlyDone: (failed: number, all: number) =>
      `Error al aplicar la plantilla a múltiples meses. ${failed} de ${countText(all, 'mes', 'meses')} sin resolver: ` +
      'el motivo está en cada uno, y siguen marcados para reintentar.',
    cancel: 'Cancelar',
    close: 'Cerrar',
  },
};

/** "09:00–13:00 y 14:00–18:00" */
export function openingText(intervals: readonly Interval[]): string {
  return enumerated(intervals.map(({ startTime, endTime }) => `${startTime}–${endTime}`));
}

/** Asks before a change leaves bookings outside the hours. */
export function conflictQuestion(month: string, outside: readonly HeldBooking[]): ConsequenceQuestion {
  return {
    title: 'Hay reservas fuera del horario nuevo',
    summary: `Con este cambio en ${month} ${plural(outside.length, 'queda', 'quedan')} fuera del horario ${bookingsText(outside)}:`,
    list: 'Reservas fuera del horario',
    items: outside.map((booking) => ({ id: booking.id, text: bookingText(booking) })),
    consequences: ['Nada se cancela por sí solo: después podés mover o cancelar lo que haga falta.'],
    no: 'No guardar',
    yes: 'Guardar igual',
  };
}
