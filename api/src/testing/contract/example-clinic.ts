import { recoveryCodeHash } from '../../features/accounts/second-factor/recovery-codes';
import { hashToken } from '../../platform/access/session-token';
import type { Role } from '../../platform/access/actor';
import type { Database } from '../../platform/database/database';
import { noise } from '../factories/images';
import { makeProfessional, makeSpecialty, makeUser } from '../factories/people';
import { makeRequest } from '../factories/requests';
import { makeAppointment, makeRental, makeRoom } from '../factories/rooms';
import { insertRow } from '../factories/rows';
import type { Operation } from './operations';

export interface ExampleClinic {
  db: Database;
  /** One of each role. */
  userIds: Readonly<Record<Role, number>>;
}

/**
 * The records that the OpenAPI examples name, with their ids, on the harness's clock. The first of each type is read
 * and changed; the second is deleted, so nothing refers to it.
 */
export async function makeExampleClinic(db: Database, operations: readonly Operation[]): Promise<ExampleClinic> {
  const said = (line: string, key: string) => String(operations.find((it) => it.line === line)!.example(key));
  const admin = await makeUser(db, { role: 'admin', name: 'Claudia Herrera', email: 'direccion@clinica.example' });
  const specialtyId = await makeSpecialty(db, {
    name: 'Cardiología',
    formConfig: [{ id: 'obra_social', type: 'text', label: 'Obra social', required: false, options: [] }],
  });
  const laura = await makeProfessional(db, { name: 'Dra. Laura Giménez', email: 'laura@clinica.example', specialtyId });
  const patient = {
    name: 'Mariana Gutiérrez',
    email: said('POST /auth/login', 'email'),
    password: said('POST /auth/login', 'password'),
  };
  const mariana = await makeUser(db, patient);
  await makeProfessional(db, { name: 'Dr. Pablo Sosa', sortOrder: 1 });
  const ema = await makeUser(db, { name: 'Ema Ríos' });
  await makeSpecialty(db, { name: 'Pediatría' });
  const [roomId] = [await makeRoom(db, { name: 'Consultorio 3' }), await makeRoom(db, { name: 'Consultorio 4' })];
  const held = { professionalId: laura.id, roomId };
  await makeAppointment(db, {
    ...held,
    id: said('GET /appointments/{id}', 'id'),
    patientUserId: mariana,
    patientName: patient.name,
    patientEmail: patient.email,
    from: '2026-06-16T10:00-03:00',
    to: '2026-06-16T10:30-03:00',
  });
  await db.pool.query(
    `INSERT INTO appointment_coverages (appointment_id, insurer_id, insurer_name, outcome, judged_for)
     VALUES ($1, 4, 'OSDE', 'yes', '2026-06-16')`,
    [said('PUT /admin/appointments/{id}/authorization', 'id')],
  );
  await insertRow(db, 'tills', { opened_at: '2026-06-01T08:00-03:00' });
  const rosa = { name: 'Rosa Benítez', email: 'rosa.benitez@correo.example' };
  await db.pool.query(
    `INSERT INTO patients (id, name, email, known_by, created_at)
     VALUES ($1, $2, $3, patient_keys($2, $3, NULL), '2026-05-30T15:20:30Z')`,
    [said('GET /patients/{id}', 'id'), rosa.name, rosa.email],
  );
  for (const [line, number] of [
    ['PATCH /coverages/{id}', '61 234567 8'],
    ['DELETE /coverages/{id}', '61 000000 1'],
  ] as const) {
    await db.pool.query(
      `INSERT INTO patient_coverages (id, patient_id, insurer_id, number, relationship, valid_from, checked_at, is_primary)
       VALUES ($1, $2, 4, $3, 'holder', '2024-03-01', '2026-05-30T09:15-03:00', $4)`,
      [said(line, 'id'), said('GET /patients/{id}', 'id'), number, line.startsWith('PATCH')],
    );
  }
  await makeAppointment(db, {
    ...held,
    patientName: rosa.name,
    patientEmail: rosa.email,
    from: '2026-06-18T10:00-03:00',
    to: '2026-06-18T10:30-03:00',
  });
  await makeRental(db, {
    ...held,
    id: said('DELETE /professionals/bookings/{id}', 'id'),
    from: '2026-06-17T14:00-03:00',
    to: '2026-06-17T16:00-03:00',
  });
  for (const change of ['status', 'assign']) {
    const id = said(`PUT /admin/pre-appointments/{id}/${change}`, 'id');
    await makeRequest(db, { id, specialtyId, patientName: patient.name, patientEmail: patient.email });
  }
  for (const name of ['Electrocardiograma', 'Holter']) await insertRow(db, 'services', { name });
  for (const name of ['Turno mañana', 'Turno noche']) await insertRow(db, 'room_templates', { name });
  for (const date of ['2026-07-06', '2026-07-07'])
    await insertRow(db, 'unavailable_dates', { professional_id: laura.id, date, reason: 'vacation' });
  await insertRow(db, 'discount_rules', { min_hours_per_day: 4, discount_percentage: 10, description: 'Desde 4 h' });
  await insertRow(db, 'activity_log', {
    at: '2026-05-30T15:20:30Z',
    actor_user_id: laura.userId,
    professional_id: laura.id,
    action: 'availability_updated',
    changes_summary: 'Horarios semanales: Lunes 09:00-17:00',
    year: 2026,
    month: 5,
  });
  await insertRow(db, 'waiting_screens', {
    name: 'Planta baja',
    token_hash: hashToken(said('GET /screens/{token}/events', 'token')),
    created_at: '2026-05-30T15:20:30Z',
  });
  await insertRow(db, 'calendar_feeds', {
    professional_id: laura.id,
    token_hash: hashToken(said('GET /calendars/{token}/turnos.ics', 'token')),
    created_at: '2026-05-30T15:20:30Z',
  });
  const pictureId = await insertRow(db, 'pictures', {
    id: said('GET /pictures/{id}', 'id'),
    content: await noise(64, 64).webp().toBuffer(),
    created_at: '2026-05-30T15:20:30Z',
  });
  await db.pool.query('UPDATE users SET picture_id = $1 WHERE id = $2', [pictureId, laura.userId]);
  for (const [purpose, line, userId] of [
    ['confirm-email', 'POST /auth/confirm-email', mariana],
    ['password-reset', 'POST /auth/reset-password', ema],
  ] as const) {
    await db.pool.query(
      `INSERT INTO email_tokens (token_hash, user_id, purpose, email, expires_at)
       SELECT $1, id, $2, email, '2026-06-30' FROM users WHERE id = $3`,
      [hashToken(said(line, 'token')), purpose, userId],
    );
  }
  const signingIn = 'POST /auth/login/code';
  await db.pool.query(
    "INSERT INTO factor_challenges (token_hash, user_id, purpose, expires_at) VALUES ($1, $2, 'sign-in', '2026-06-30')",
    [hashToken(said(signingIn, 'challenge')), ema],
  );
  const code = said(signingIn, 'code').replace('-', '');
  await db.pool.query('INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1, $2)', [
    ema,
    await recoveryCodeHash(db, ema, code),
  ]);
  return { db, userIds: { admin, professional: laura.userId, user: mariana } };
}
