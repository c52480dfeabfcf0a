import {
  chooseSlot,
  fillPatient,
  lookUp,
  openBooking,
  openCreate,
  pick,
  sheet,
  submit,
  typeTime,
} from './booking-dialog-steps';
import { answerField } from './network';
import type { Screen } from './screen';

const withoutDays = (data: Record<string, unknown>) => ({
  ...data,
  monthSlots: { ...(data.monthSlots as object), days: [] },
});

/** For staff. */
export const LOOK_UP_SCREENS: Screen[] = [
  {
    name: 'booking-dialog-lookup',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openBooking(page, 'admin');
      await lookUp(page, 'mar');
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'booking-dialog-new-patient',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openBooking(page, 'admin');
      await lookUp(page, 'Zulma Nadie');
      await page.getByText('Nadie coincide').first().waitFor();
    },
  },
  {
    name: 'create-dialog-lookup',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openCreate(page);
      await lookUp(page, 'mar');
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'create-dialog-fitting',
    path: '/',
    windowOnly: true,
    before: (page) => answerField(page, 'monthSlots', withoutDays),
    prepare: async (page) => {
      await openCreate(page);
      await sheet(page).getByLabel('Duración').selectOption('120');
      await sheet(page).getByRole('combobox', { name: 'Profesional' }).click();
      await page.getByRole('listbox', { name: 'Profesional' }).getByRole('option').nth(1).click();
      await page.getByRole('button', { name: /^Con \d+ minutos hay/ }).waitFor();
    },
  },
];

/** Each screen opens its page itself. */
export const BOOKING_DIALOG_SCREENS: Screen[] = [
  { name: 'booking-dialog-patient', path: '/', windowOnly: true, prepare: (page) => openBooking(page, 'user') },
  {
    name: 'booking-dialog-patient-slot',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openBooking(page, 'user');
      await chooseSlot(page);
    },
  },
  {
    name: 'booking-dialog-offline',
    path: '/',
    windowOnly: true,
    before: (page) => answerField(page, 'bookAppointment', 'offline'),
    prepare: async (page) => {
      await openBooking(page, 'user');
      await chooseSlot(page);
      await submit(page).click();
    },
  },
  {
    name: 'booking-dialog-no-slots',
    path: '/',
    windowOnly: true,
    before: (page) => answerField(page, 'monthSlots', 'error'),
    prepare: (page) => openBooking(page, 'user'),
  },
  {
    name: 'booking-dialog-professional',
    path: '/',
    windowOnly: true,
    prepare: (page) => openBooking(page, 'professional'),
  },
  {
    name: 'booking-dialog-other-time',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openBooking(page, 'professional');
      await pick(page, 'Sala', 1);
      await typeTime(page, '05-03-2019', '05:15');
    },
  },
  { name: 'booking-dialog-admin', path: '/', windowOnly: true, prepare: (page) => openBooking(page, 'admin') },
  { name: 'create-dialog', path: '/', windowOnly: true, prepare: openCreate },
  {
    name: 'create-dialog-errors',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openCreate(page);
      await fillPatient(page);
      await submit(page).click();
    },
  },
  ...LOOK_UP_SCREENS,
];
