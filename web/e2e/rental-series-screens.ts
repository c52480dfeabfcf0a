import { answerField } from './network';
import { chooseWeekly, RETURNED_PATH, SERIES_PATH } from './rental-series-steps';
import type { Screen } from './screen';
import { asAdmin, asProfessional, asProfessionalWhen } from './session';

const CLINIC_RENTALS = '/admin/appointments/rentals';

/** With a discount, as it was agreed. */
const SERIES = [
  {
    __typename: 'RentalSeries',
    id: 'serie-1',
    roomId: 1,
    roomName: 'Consultorio 1',
    untilDate: '2027-03-30',
    text: 'Todos los martes y jueves de 09:00 a 13:00, hasta el 30-03-2027',
    bookings: ['2027-03-23', '2027-03-25', '2027-03-30'].map((date) => ({
      __typename: 'RoomBooking',
      id: date,
      date,
      startTime: '09:00',
      endTime: '13:00',
      finalCost: 21_600,
      discountRule: 'Media jornada',
      giveBack: { __typename: 'GiveBackTerms', percentage: 100, amount: 21_600 },
    })),
  },
];
const RETURNED = ['09:00', '14:00', '16:30'].map((startTime, index) => ({
  __typename: 'ReturnedHours',
  id: String(index),
  roomId: 1,
  roomName: 'Consultorio 1',
  date: `2027-03-2${index}`,
  startTime,
  endTime: '18:00',
  finalCost: 12_000,
}));
const GIVEN_BACK = ['Dra. Laura Médica', 'Dr. Ricardo Ibáñez'].map((professionalName, index) => ({
  __typename: 'RoomBooking',
  id: String(index),
  professionalName,
  roomName: 'Consultorio 1',
  date: `2027-03-2${index}`,
  startTime: '09:00',
  endTime: '13:00',
  finalCost: 24_000,
  credit: {
    __typename: 'RentalCredit',
    percentage: 50,
    amount: 12_000,
    owed: 12_000,
    by: index === 0 ? 'professional' : 'clinic',
    reason: index === 0 ? null : 'Enfermedad de un familiar',
  },
}));

export const RENTAL_SERIES_SCREENS: Screen[] = [
  {
    name: 'rental-series',
    path: SERIES_PATH,
    before: asProfessional,
    prepare: (page) => page.getByRole('checkbox', { name: 'Lunes' }).waitFor(),
  },
  {
    name: 'rental-series-dates',
    path: SERIES_PATH,
    before: asProfessionalWhen('rentalSeries', (data) => ({ ...data, rentalSeries: SERIES })),
    prepare: async (page) => {
      await chooseWeekly(page);
    },
  },
  {
    name: 'rental-series-end',
    path: SERIES_PATH,
    windowOnly: true,
    before: asProfessionalWhen('rentalSeries', (data) => ({ ...data, rentalSeries: SERIES })),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Terminar' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'rental-series-error',
    path: SERIES_PATH,
    before: asProfessionalWhen('rentalSeries', 'error'),
    prepare: (page) => page.getByRole('button', { name: 'Reintentar' }).waitFor(),
  },
  {
    name: 'rental-returned',
    path: RETURNED_PATH,
    before: asProfessionalWhen('returnedHours', (data) => ({ ...data, returnedHours: RETURNED })),
    prepare: (page) => page.getByRole('button', { name: 'Reservar' }).first().waitFor(),
  },
  {
    name: 'rental-returned-unsure',
    path: RETURNED_PATH,
    before: async (page) => {
      await asProfessionalWhen('returnedHours', (data) => ({ ...data, returnedHours: RETURNED }))(page);
      await answerField(page, 'rentRooms', 'offline');
    },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Reservar' }).first().click();
      await page.getByText('No sabemos si').waitFor();
    },
  },
  {
    name: 'rental-returned-empty',
    path: RETURNED_PATH,
    before: asProfessionalWhen('returnedHours', (data) => ({ ...data, returnedHours: [] })),
    prepare: (page) => page.getByText('No hay horas devueltas').waitFor(),
  },
  {
    name: 'clinic-rentals',
    path: CLINIC_RENTALS,
    before: async (page) => {
      await asAdmin(page);
      await answerField(page, 'givenBackRentals', (data) => ({ ...data, givenBackRentals: GIVEN_BACK }));
    },
    prepare: (page) => page.getByText('Dra. Laura Médica').first().waitFor(),
  },
  {
    name: 'clinic-rentals-of-one',
    path: `${CLINIC_RENTALS}?profesional=1`,
    before: asAdmin,
    prepare: (page) => page.getByRole('heading', { name: 'Total del mes' }).waitFor(),
  },
];
