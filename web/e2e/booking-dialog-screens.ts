import { chooseSlot, fillPatient, openBooking, openCreate, pick, submit, typeTime } from './booking-dialog-steps';
import { answerField } from './network';
import type { Screen } from './screen';

/** The dialogs that make a turno; each screen opens its page itself. */
export const BOOKING_DIALOG_SCREENS: Screen[] = [
  { name: 'booking-dialog-patient', path: '/', windowOnly: true, prepare: (page) => openBooking(page, 'user') },
  {
    name: 'booking-dialog-patient-slot', path: '/', windowOnly: true,
    prepare: async (page) => { await openBooking(page, 'user'); await chooseSlot(page); },
  },
  {
    name: 'booking-dialog-offline', path: '/', windowOnly: true,
    before: (page) => answerField(page, 'bookAppointment', 'offline'),
    prepare: async (page) => { await openBooking(page, 'user'); await chooseSlot(page); await submit(page).click(); },
  },
  {
    name: 'booking-dialog-no-slots', path: '/', windowOnly: true,
    before: (page) => answerField(page, 'monthSlots', 'error'),
    prepare: (page) => openBooking(page, 'user'),
  },
  { name: 'booking-dialog-professional', path: '/', windowOnly: true, prepare: (page) => openBooking(page, 'professional') },
  {
    name: 'booking-dialog-other-time', path: '/', windowOnly: true,
    prepare: async (page) => {
      await openBooking(page, 'professional');
      await pick(page, 'Sala', 1);
      await typeTime(page, '05-03-2019', '05:15');
    },
  },
  { name: 'booking-dialog-admin', path: '/', windowOnly: true, prepare: (page) => openBooking(page, 'admin') },
  { name: 'create-dialog', path: '/', windowOnly: true, prepare: openCreate },
  {
    name: 'create-dialog-errors', path: '/', windowOnly: true,
    prepare: async (page) => { await openCreate(page); await fillPatient(page); await submit(page).click(); },
  },
];
