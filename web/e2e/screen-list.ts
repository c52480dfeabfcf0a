import type { Locator, Page } from 'playwright-core';
import { ABSENCES_SCREENS } from './absences-screens';
import { ACCOUNT_SCREENS } from './account-screens';
import { API_KEYS_SCREENS } from './api-keys-screens';
import { AGENDA_SCREENS } from './agenda-screens';
import { OVERBOOKING_SCREENS } from './overbooking-screens';
import { AGENDA_GRID_SCREENS } from './agenda-grid-screens';
import { AVAILABILITY_SCREENS } from './availability-screens';
import { BACKUPS_SCREENS } from './backups-screens';
import { BOOKING_DIALOG_SCREENS } from './booking-dialog-screens';
import { BOOKING_SCREENS } from './booking-screens';
import { chooseInsurer } from './booking-steps';
import { CALENDAR_SCREENS, TURNOS_SCREENS } from './calendar-screens';
import { soonestOffer, bookedPath } from './clinic-api';
import { CONFIGURATION_SCREENS } from './configuration-screens';
import { COVERAGE_SCREENS } from './coverage-screens';
import { CRASH_SCREENS } from './crash-screens';
import { answerField, withoutPageData } from './network';
import { INTEGRATIONS_SCREENS } from './integrations-screens';
import { NEW_APPOINTMENT_SCREENS } from './new-appointment-screens';
import { OPENING_SCREENS } from './opening-screens';
import { cancellable, choose } from './own-turnos-steps';
import { PANEL_SCREENS } from './panel-screens';
import { DIRECTORY_SCREENS } from './directory-screens';
import { REQUEST_SCREENS } from './request-screens';
import { SENT_REQUEST_SCREENS } from './sent-request-screens';
import { PATIENT_SCREENS } from './patient-screens';
import { RENTAL_SCREENS } from './rental-screens';
import { ROOM_HOURS_SCREENS } from './room-hours-screens';
import { RENTAL_BULK_SCREENS } from './rental-bulk-screens';
import { RENTAL_SERIES_SCREENS } from './rental-series-screens';
import { REPORTS_SCREENS } from './reports-screens';
import type { Screen } from './screen';
import { asPatient, asPatientWhen } from './session';
import { SECOND_FACTOR_SCREENS } from './second-factor-screens';
import { SERIES_SCREENS } from './series-screens';
import { SPECIALTY_SCREENS } from './specialty-screens';
import { SUMMARY_SCREENS } from './summary-screens';
import { TILL_SCREENS } from './till-screens';
import { TODAY_SCREENS } from './today-screens';
import { USER_SCREENS } from './user-screens';
import { WAITING_BOARD_SCREENS } from './waiting-board-screens';
import { WAITING_LIST_SCREENS } from './waiting-list-screens';
import { WAITING_ROOM_SCREENS } from './waiting-room-screens';

/** Does not exist. */
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

let booked: string | undefined;

async function confirmationPath(): Promise<string> {
  booked ??= await bookedPath(await soonestOffer());
  return booked;
}

const maskedPath = async (): Promise<string> => new URL(await confirmationPath(), 'http://clinic').pathname;

async function search(page: Page, text: string, found: Locator): Promise<void> {
  await page.getByRole('combobox', { name: /^Buscar especialidad/ }).fill(text);
  await found.waitFor();
}

const emptyLanding = (data: Record<string, unknown>) => ({
  ...data,
  landing: { ...(data.landing as object), specialties: [], professionals: [] },
});

async function choosePami(page: Page): Promise<void> {
  await chooseInsurer(page, 'pami', 'PAMI');
  await page.getByText('No atiende PAMI').first().waitFor();
}

const landing: Screen[] = [
  { name: 'landing', path: '/' },
  {
    name: 'landing-found',
    path: '/',
    windowOnly: true,
    prepare: (page) => search(page, 'dentista', page.getByRole('option', { name: /^Odontología/ }).first()),
  },
  {
    name: 'landing-nothing-found',
    path: '/',
    windowOnly: true,
    prepare: (page) => search(page, 'zzz', page.getByText('No encontramos “zzz”', { exact: true })),
  },
  {
    name: 'landing-loading',
    path: '/',
    before: async (page) => {
      await withoutPageData(page);
      await answerField(page, 'landing', 'never');
    },
  },
  {
    name: 'landing-error',
    path: '/',
    before: async (page) => {
      await withoutPageData(page);
      await answerField(page, 'landing', 'error');
      await answerField(page, 'firstSlots', 'error');
    },
  },
  {
    name: 'landing-empty',
    path: '/',
    before: async (page) => {
      await withoutPageData(page);
      await answerField(page, 'landing', emptyLanding);
      await answerField(page, 'firstSlots', (data) => ({ ...data, firstSlots: [] }));
    },
  },
  {
    name: 'landing-insurer',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: '¿Tenés obra social? Elegila' }).click();
      await page.getByRole('combobox', { name: /^Obra social o prepaga/ }).fill('swiss');
    },
  },
  { name: 'landing-of-insurer', path: '/', prepare: choosePami },
  { name: 'old', path: '/old' },
  {
    name: 'mobile-menu',
    path: '/',
    widths: [360],
    windowOnly: true,
    prepare: (page) => page.getByRole('button', { name: 'Abrir menú' }).click(),
  },
];

const confirmation: Screen[] = [
  { name: 'confirmation', path: confirmationPath },
  { name: 'confirmation-masked', path: maskedPath },
  { name: 'confirmation-not-found', path: `/confirmation/${UNKNOWN_ID}` },
  { name: 'confirmation-error', path: confirmationPath, before: (page) => answerField(page, 'appointment', 'error') },
];

const noAppointments = (data: Record<string, unknown>) => ({
  ...data,
  appointmentCounts: { ...(data.appointmentCounts as object), total: 0, scheduled: 0, completed: 0, cancelled: 0 },
  coming: { ...(data.coming as object), items: [] },
  past: { ...(data.past as object), items: [], next: null },
});

/** The last past turno was never confirmed. */
const unconfirmedPast = (data: Record<string, unknown>) => {
  const past = data.past as { items: { status: string }[] };
  const last = past.items.findIndex(({ status }) => status === 'completed');
  return {
    ...data,
    past: { ...past, items: past.items.map((item, place) => (place === last ? { ...item, status: 'pending' } : item)) },
  };
};

const askToCancel = (page: Page): Promise<void> => choose(cancellable(page), 'Cancelar');

async function cancelPath(): Promise<string> {
  return `${(await maskedPath()).replace('confirmation', 'cancel')}?token=x`;
}

async function reschedulePath(): Promise<string> {
  return (await confirmationPath()).replace('confirmation', 'reschedule').replace('#recibo=', '?token=');
}

const asAppointment =
  (facts: object) =>
  (page: Page): Promise<void> =>
    answerField(page, 'appointment', (data) => ({
      ...data,
      appointment: { ...(data.appointment as object), ...facts },
    }));

/** The soonest turno may be too near to cancel. */
const FAR_AHEAD = { cancelDeadline: '2999-01-01T09:00:00-03:00' };

const own: Screen[] = [
  { name: 'my-appointments', path: '/my-appointments', before: asPatient },
  {
    name: 'my-appointments-unconfirmed',
    path: '/my-appointments',
    before: asPatientWhen('appointmentCounts', unconfirmedPast),
  },
  {
    name: 'my-appointments-cancel',
    path: '/my-appointments',
    before: asPatient,
    prepare: askToCancel,
    windowOnly: true,
  },
  {
    name: 'my-appointments-menu',
    path: '/my-appointments',
    before: asPatient,
    prepare: (page) =>
      cancellable(page)
        .getByRole('button', { name: /^Más acciones/ })
        .click(),
    windowOnly: true,
  },
  {
    name: 'my-appointments-cancel-refused',
    path: '/my-appointments',
    windowOnly: true,
    before: async (page) => {
      await asPatient(page);
      await answerField(page, 'cancelAppointment', 'error');
    },
    prepare: async (page) => {
      await askToCancel(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancelar turno' }).click();
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    name: 'my-appointments-empty',
    path: '/my-appointments',
    before: asPatientWhen('appointmentCounts', noAppointments),
  },
  { name: 'my-appointments-loading', path: '/my-appointments', before: asPatientWhen('appointmentCounts', 'never') },
  { name: 'my-appointments-error', path: '/my-appointments', before: asPatientWhen('appointmentCounts', 'error') },
  { name: 'confirmation-cancelled', path: confirmationPath, before: asAppointment({ status: 'cancelled' }) },
  { name: 'confirmation-confirmed', path: confirmationPath, before: asAppointment({ status: 'confirmed' }) },
  {
    name: 'confirmation-unconfirmed',
    path: confirmationPath,
    before: asAppointment({ startTime: '2026-01-12T09:00:00-03:00', endTime: '2026-01-12T09:30:00-03:00' }),
  },
  { name: 'confirmation-absent', path: confirmationPath, before: asAppointment({ status: 'no_show' }) },
  { name: 'reschedule', path: reschedulePath },
  { name: 'cancel', path: cancelPath, before: asAppointment(FAR_AHEAD) },
  {
    name: 'cancel-invalid',
    path: cancelPath,
    before: asAppointment(FAR_AHEAD),
    prepare: (page) => page.getByRole('button', { name: 'Cancelar turno' }).click(),
  },
  { name: 'cancel-late', path: cancelPath, before: asAppointment({ cancelDeadline: '2020-01-01T09:00:00-03:00' }) },
  { name: 'cancel-already', path: cancelPath, before: asAppointment({ status: 'cancelled' }) },
  { name: 'cancel-not-found', path: `/cancel/${UNKNOWN_ID}?token=x` },
];

const others: Screen[] = [
  { name: 'fallback', path: '/esta-pagina-no-existe' },
  { name: 'api-docs', path: '/api/docs' },
  { name: 'graphiql', path: '/graphql?graphiql' },
];

export const SCREENS: Screen[] = [
  ...landing,
  ...BOOKING_SCREENS,
  ...confirmation,
  ...own,
  ...WAITING_LIST_SCREENS,
  ...BOOKING_DIALOG_SCREENS,
  ...NEW_APPOINTMENT_SCREENS,
  ...SERIES_SCREENS,
  ...ACCOUNT_SCREENS,
  ...SECOND_FACTOR_SCREENS,
  ...SUMMARY_SCREENS,
  ...RENTAL_BULK_SCREENS,
  ...RENTAL_SCREENS,
  ...RENTAL_SERIES_SCREENS,
  ...ABSENCES_SCREENS,
  ...AVAILABILITY_SCREENS,
  ...AGENDA_GRID_SCREENS,
  ...OVERBOOKING_SCREENS,
  ...TILL_SCREENS,
  ...TODAY_SCREENS,
  ...OPENING_SCREENS,
  ...CALENDAR_SCREENS,
  ...AGENDA_SCREENS,
  ...TURNOS_SCREENS,
  ...PANEL_SCREENS,
  ...REQUEST_SCREENS,
  ...SENT_REQUEST_SCREENS,
  ...DIRECTORY_SCREENS,
  ...ROOM_HOURS_SCREENS,
  ...SPECIALTY_SCREENS,
  ...CONFIGURATION_SCREENS,
  ...COVERAGE_SCREENS,
  ...PATIENT_SCREENS,
  ...USER_SCREENS,
  ...WAITING_BOARD_SCREENS,
  ...WAITING_ROOM_SCREENS,
  ...BACKUPS_SCREENS,
  ...API_KEYS_SCREENS,
  ...INTEGRATIONS_SCREENS,
  ...REPORTS_SCREENS,
  ...CRASH_SCREENS,
  ...others,
];
