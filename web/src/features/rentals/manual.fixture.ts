import { screen, within } from '@testing-library/react';

import type { Interval } from '../../kit/time/intervals';
import { dayInMonth, daysInMonth } from '../../kit/time/wall-time';
import { aClinic, aUser, landingAnswers, RENTER } from '../../testing/clinic-data';
import type { Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import type { RentalDayViewFragment } from './rentals.generated';

type RoomDay = RentalDayViewFragment['rooms'][number];
type Booking = RoomDay['bookings'][number];

/** Today in aClinic(). */
const TODAY = '2026-11-21';
export const TUESDAY = '2026-11-24';
export const PATH = '/dashboard/room-availability';

export const hours = (...texts: string[]): Interval[] =>
  texts.map((text) => ({ startTime: text.slice(0, 5), endTime: text.slice(6) }));

export function aBooking(text: string, facts: Partial<Booking> = {}): Booking {
  return { ...hours(text)[0]!, isOwn: false, professionalName: 'Pablo Médico', notes: null, ...facts };
}

/** Open and free from 08:00 to 20:00. */
export function aRoomDay(roomId: number, facts: Partial<RoomDay> = {}): RoomDay {
  return { roomId, isFree: true, open: hours('08:00-20:00'), free: hours('08:00-20:00'), bookings: [], ...facts };
}

/** A day with the rooms 1 and 2 free. */
export function aDay(date: string, facts: Partial<RentalDayViewFragment> = {}): RentalDayViewFragment {
  return {
    date,
    isPast: false,
    state: 'available',
    freeRoomCount: 2,
    ownBookingCount: 0,
    rooms: [aRoomDay(1), aRoomDay(2)],
    ...facts,
  };
}

/**
 * November 2026 from the 21st on, and other months, are free except for the `special` days. The first room serves
 * `specialtyIds`.
 */
export function aMonth(special: readonly RentalDayViewFragment[] = [], specialtyIds: readonly number[] = []) {
  return ({ year, month }: Record<string, unknown>) => {
    const text = `${String(year)}-${String(month).padStart(2, '0')}`;
    const days = Array.from({ length: daysInMonth(text) }, (_day, index) => {
      const date = dayInMonth(text, index + 1);
      const isPast = date < TODAY;
      return (
        special.find((day) => day.date === date) ??
        aDay(date, isPast ? { isPast, state: 'past', freeRoomCount: 0 } : {})
      );
    });
    return {
      clinic: aClinic(),
      viewer: RENTER,
      rentableRooms: [aRoom(1, 'Consultorio 1', 1500, specialtyIds), aRoom(2, 'Consultorio 2', 2000)],
      roomMonth: typed('RoomMonth', { professionalId: 3, year, month, days: days.map(typedDay) }),
    };
  };
}

function aRoom(id: number, name: string, currentHourlyCost: number, specialtyIds: readonly number[] = []) {
  return { __typename: 'Room', id, name, description: null, currentHourlyCost, specialtyIds };
}

const typed = <T extends object>(name: string, value: T) => ({ __typename: name, ...value });

function typedDay(day: RentalDayViewFragment) {
  const rooms = day.rooms.map((room) =>
    typed('RoomDayRoom', {
      ...room,
      open: room.open.map((it) => typed('DayHours', it)),
      free: room.free.map((it) => typed('DayHours', it)),
      bookings: room.bookings.map((it) => typed('RoomDayBooking', it)),
    }),
  );
  return typed('RoomDay', { ...day, rooms });
}

const NO_COST = { totalHours: 0, baseCost: 0, discountAmount: 0, finalCost: 0, appliedRules: [] };

export const aRule = (minHoursPerDay: number, discountPercentage: number, description: string) =>
  typed('DiscountRule', { id: minHoursPerDay, minHoursPerDay, discountPercentage, description });

export const anAppliedRule = (minHoursPerDay: number, discountPercentage: number, description: string) =>
  typed('AppliedRule', { minHoursPerDay, discountPercentage, description });

export const aQuote = (facts: object = {}) => ({
  rentalQuote: typed('RentalQuote', {
    bookingCount: 1,
    ...NO_COST,
    totalHours: 8,
    baseCost: 12000,
    finalCost: 12000,
    ...facts,
  }),
});

export function costOfMonth(totals: object = {}) {
  return ({ year, month }: Record<string, unknown>) => ({
    monthlySummary: typed('MonthlySummary', {
      year,
      month,
      professionalId: 3,
      totals: typed('MonthlyCost', { ...NO_COST, ...totals }),
    }),
  });
}

export const RENTED = {
  rentRooms: [
    typed('RoomBooking', {
      id: 'b1',
      date: TUESDAY,
      roomName: 'Consultorio 1',
      startTime: '09:00',
      endTime: '17:00',
      finalCost: 12000,
    }),
  ],
};

/** The tab, opened by a professional. */
export async function openRental(answers: Answers = {}, query = '') {
  localStorage.setItem('token', 'abc');
  const app = await renderApp(PATH + query, {
    ...landingAnswers(),
    Viewer: { viewer: aUser('professional') },
    RoomMonth: aMonth(),
    RentalCostOfMonth: costOfMonth(),
    DiscountRules: { rentalConfig: typed('RentalConfig', { discountRules: [] }) },
    RentalQuote: aQuote(),
    RentRooms: RENTED,
    ...answers,
  });
  const sentVariables = (operation: string) =>
    app.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { ...app, sentVariables };
}

/** Found by the button or words in it. */
export const reserveButton = (longDate: string) => screen.findByRole('button', { name: `Reservar el ${longDate}` });

export const TUESDAY_NAME = 'martes, 24 de noviembre de 2026';

/** The tab with the dialog of the 24th open, by its address or by the month's button. */
export async function openDialog(answers: Answers = {}, by: 'address' | 'button' = 'address') {
  const app = await openRental(answers, by === 'address' ? `?dia=${TUESDAY}` : '');
  if (by === 'button') await app.user.click(await reserveButton(TUESDAY_NAME));
  const dialog = within(await screen.findByRole('dialog', { name: `Reservar Salas - ${TUESDAY_NAME}` }));
  const choose = (name: string) => app.user.click(dialog.getByRole('radio', { name: new RegExp(`^${name}`) }));
  const confirm = dialog.getByRole('button', { name: 'Confirmar Reserva' });
  const interval = (number: number) => {
    const row = within(dialog.getByRole('group', { name: `Intervalo ${number}` }));
    return {
      from: row.getByLabelText('Desde'),
      to: row.getByLabelText('Hasta'),
      remove: row.getByRole('button', { name: `Eliminar intervalo ${number}` }),
    };
  };
  const times = (number: number) => {
    const { from, to } = interval(number);
    return [from, to].map((select) => (select as HTMLSelectElement).value).join('-');
  };
  return { ...app, dialog, choose, confirm, interval, times };
}
