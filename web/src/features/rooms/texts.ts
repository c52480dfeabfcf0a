import { plural } from '@turnero/api/domain/plural';

import { bookingsText, bookingText, type HeldBooking } from '../../clinic/rooms/held-bookings';
import type { ConsequenceQuestion } from '../../kit/dialog/useConfirmedChange';
import { countText } from '../../kit/text/count-text';
import { formatMoney } from '../../kit/text/money';
import type { ClinicRate } from './useClinicRate';

export const texts = {
  fields: {
    name: 'Nombre',
    description: 'Descripción',
    state: 'Estado',
    isActive: 'Activa: se ofrece para turnos y alquileres',
    order: 'Orden',
    hourlyRate: 'Precio por hora',
    availability: 'Disponibilidad',
    specialties: 'Especialidades',
  },
  faults: { name: 'El nombre es requerido' },
  /** Subject of a fault: "El orden debe ser…". */
  named: { order: 'El orden', hourlyRate: 'El precio por hora' },
  states: { active: 'Activa', inactive: 'Inactiva' },
  form: {
    orderHint: 'Las listas muestran primero el número más bajo.',
    allSpecialties: 'Todas',
    specialtiesHint: 'Ninguna: sirve para todas. A los pacientes de otras no se les ofrece.',
  },
  list: {
    caption: 'Salas',
    search: 'Buscar una sala',
    active: 'Activas',
    inactive: 'Inactivas',
    only: (specialties: string) => `Solo ${specialties}.`,
    count: (rooms: number) => countText(rooms, 'sala', 'salas'),
    failed: 'Error al cargar los datos',
    empty: 'Todavía no hay salas',
    emptyHint: 'Creá la primera: después podrás configurar en qué horarios abre.',
    availability: 'Gestionar Disponibilidad',
  },
  several: 'Agregar varias con horario',
  create: {
    open: 'Nueva sala',
    title: 'Nueva sala',
    submit: 'Crear sala',
    done: 'Sala creada exitosamente',
    failed: 'Error al crear la sala',
  },
  update: {
    title: 'Editar sala',
    submit: 'Guardar cambios',
    done: 'Sala actualizada exitosamente',
    failed: 'Error al actualizar la sala',
  },
  deletion: {
    title: 'Eliminar sala',
    consequence: 'Deja de existir, con los horarios que tenía configurados. Esta acción no se puede deshacer.',
    no: 'Conservar sala',
    yes: 'Eliminar sala',
    done: 'Sala eliminada exitosamente',
    failed: 'Error al eliminar la sala',
  },
};

/** With coming bookings. */
export function switchOffQuestion(room: string, bookings: readonly HeldBooking[]): ConsequenceQuestion {
  const isRented = bookings.some(({ kind }) => kind === 'rental');
  return {
    title: `¿Desactivar ${room}?`,
    summary: `Tiene por delante ${bookingsText(bookings)}:`,
    list: 'Turnos y alquileres por delante',
    items: bookings.map((booking) => ({ id: booking.id, text: bookingText(booking) })),
    consequences: [
      `${plural(bookings.length, 'Queda como está', 'Quedan como están')}: nada se cancela por sí solo y no se avisa a nadie. ` +
        'Después podés mover o cancelar lo que haga falta.',
      `Nadie más puede reservar ni alquilar la sala${isRented ? ', y en lo alquilado tampoco se pueden dar turnos nuevos' : ''}.`,
    ],
    no: 'No guardar',
    yes: 'Desactivar sala',
  };
}

/** 0: the clinic's default. */
export function rateText(hourlyRate: number, { defaultHourlyCost, currency }: ClinicRate): string {
  if (hourlyRate > 0) return formatMoney(hourlyRate, currency);
  return defaultHourlyCost === undefined ? 'El de la clínica' : `${formatMoney(defaultHourlyCost, currency)} (clínica)`;
}

/** Effect on renters. */
export function rateHint(hourlyRate: number, { defaultHourlyCost, currency }: ClinicRate): string {
  if (hourlyRate > 0) return `Los profesionales pagan: ${formatMoney(hourlyRate, currency)}`;
  const cost = defaultHourlyCost === undefined ? '' : `: ${formatMoney(defaultHourlyCost, currency)}`;
  return `Con 0 se cobra el costo por hora de la clínica${cost}`;
}

export type NamedSpecialty = { id: number; name: string };

/** In the clinic's order; empty: all. Counts unknown ids. */
export function specialtiesText(ids: readonly number[], specialties: readonly NamedSpecialty[]): string {
  const served = specialties.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const unknown = ids.length - served.length;
  if (ids.length === 0) return texts.form.allSpecialties;
  if (served.length === 0) return plural(unknown, 'una especialidad', 'algunas especialidades');
  return [...served, ...(unknown > 0 ? [plural(unknown, 'otra', 'otras')] : [])].join(', ');
}

export const roomStateText = (isActive: boolean): string => (isActive ? texts.states.active : texts.states.inactive);
