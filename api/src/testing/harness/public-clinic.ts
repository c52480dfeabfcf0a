import { makeProfessional, makeSpecialty } from '../factories/people';
import { makeAppointment, makeRoom } from '../factories/rooms';
import { startTestApp, type TestApp, type TestOptions } from './app';

/** Origin of the clinic's links. */
export const ORIGIN = 'https://turnos.clinica.example';

export interface PublicClinic {
  app: TestApp;
  ana: number;
  pablo: number;
  /** Hidden, or gone. */
  hidden: number;
  gone: number;
  cardiology: number;
  paediatrics: number;
  room: number;
}

/** Two public professionals in two rooms: an appointment of Ana on Tuesday at ten, no Pablo on Wednesday. */
export async function openPublicClinic(options?: TestOptions): Promise<PublicClinic> {
  const app = await startTestApp(undefined, options);
  const { db } = app;
  await db.pool.query(`UPDATE settings SET clinic_name = 'Clínica Sur', phone = '11 4444-5555', address = 'Mitre 120',
    city = 'Villa María', province = 'Córdoba', postal_code = 'X5000'`);
  const cardiology = await makeSpecialty(db, { name: 'Cardiología' });
  const paediatrics = await makeSpecialty(db, { name: 'Pediatría' });
  const { id: ana } = await makeProfessional(db, { name: 'Ana Paz', specialtyId: cardiology, hours: ['09:00-12:00'] });
  await db.pool.query(`UPDATE professionals SET license_number = 'MN 123456, MP 777', refeps_number = '541030736087'`);
  const pabloTraits = { name: 'Pablo Núñez', specialtyId: paediatrics, defaultDurationMinutes: 40 };
  const { id: pablo } = await makeProfessional(db, pabloTraits);
  const { id: hidden } = await makeProfessional(db, { name: 'Hugo Oculto', isPublic: false });
  const { id: gone } = await makeProfessional(db, { name: 'Gina Ida' });
  await db.pool.query(`UPDATE professionals SET user_id = NULL, former_name = 'Gina Ida' WHERE id = $1`, [gone]);
  const room = await makeRoom(db, { name: 'Consultorio 1', hours: ['08:00-18:00'] });
  await makeRoom(db, { name: 'Consultorio 2', specialtyIds: [cardiology] });
  await makeRoom(db, { name: 'Depósito', isActive: false });
  const ten = { from: '2026-06-02T10:00-03:00', to: '2026-06-02T10:30-03:00' };
  await makeAppointment(db, { professionalId: ana, roomId: room, ...ten });
  await db.pool.query(
    `INSERT INTO unavailable_dates (professional_id, date, start_minute, end_minute, reason)
     VALUES ($1, '2026-06-03', 0, 1440, 'other')`,
    [pablo],
  );
  return { app, ana, pablo, hidden, gone, cardiology, paediatrics, room };
}
