import { randomUUID } from 'node:crypto';

import type { Database } from '../../platform/database/database';
import { minutesOf } from './people';
import { insertRow } from './rows';

interface RoomTraits {
  name?: string;
  isActive?: boolean;
  sortOrder?: number;
  hourlyRate?: string;
  /** Every day of the months below. Default 08:00-20:00; [] leaves the room unconfigured. */
  hours?: readonly string[];
  /** Default: all. */
  specialtyIds?: readonly number[];
  /** 'yyyy-M'. Default: June and July 2026. */
  months?: readonly string[];
}

/** Open around the harness's clock. */
export async function makeRoom(db: Database, traits: RoomTraits = {}): Promise<number> {
  const id = await insertRow(db, 'rooms', {
    name: traits.name ?? `Sala ${randomUUID()}`,
    description: 'Con camilla.',
    is_active: traits.isActive ?? true,
    sort_order: traits.sortOrder ?? 0,
    hourly_rate: traits.hourlyRate ?? '4500.00',
  });
  for (const specialtyId of traits.specialtyIds ?? []) {
    await db.pool.query('INSERT INTO room_specialties (room_id, specialty_id) VALUES ($1, $2)', [id, specialtyId]);
  }
  const hours = traits.hours ?? ['08:00-20:00'];
  if (hours.length === 0) return id;
  for (const [year, month] of (traits.months ?? ['2026-6', '2026-7']).map((text) => text.split('-').map(Number))) {
    const monthId = await insertRow(db, 'room_months', { room_id: id, year, month, template_name: 'Prueba' });
    for (const [start, end] of hours.map(minutesOf)) {
      await db.pool.query(
        `INSERT INTO room_month_hours (room_month_id, weekday, start_minute, end_minute)
         SELECT $1, weekday, $2, $3 FROM generate_series(1, 7) AS weekday`,
        [monthId, start, end],
      );
    }
  }
  return id;
}

interface Occupation {
  /** Id of the appointment or rental; default: random. */
  id?: string;
  professionalId: number;
  roomId: number;
  /** Instants with an offset, e.g. '2026-06-01T10:00-03:00'. */
  from: string;
  to: string;
}

export interface Booked {
  status?: string;
  patientUserId?: number | null;
  patientName?: string;
  patientEmail?: string;
  patientPhone?: string | null;
  patientBirthDate?: string | null;
  contactName?: string | null;
  /** Makes it a sobreturno. */
  overbookingReason?: string | null;
}

/** Checked by constraints, not by the service's rules. */
export async function makeAppointment(
  db: Database,
  {
    id = randomUUID(),
    professionalId,
    roomId,
    from,
    to,
    status = 'pending',
    patientUserId = null,
    patientName = 'Pedro Paciente',
    patientEmail = 'pedro@ejemplo.example',
    patientPhone = null,
    patientBirthDate = null,
    contactName = null,
    overbookingReason = null,
  }: Occupation & Booked,
): Promise<string> {
  return insertRow<string>(db, 'appointments', {
    id,
    professional_id: professionalId,
    room_id: roomId,
    patient_user_id: patientUserId,
    patient_name: patientName,
    patient_email: patientEmail,
    patient_phone: patientPhone,
    patient_birth_date: patientBirthDate,
    contact_name: contactName,
    overbooking_reason: overbookingReason,
    status,
    starts_at: from,
    ends_at: to,
    created_at: from,
  });
}

/** Inserts a row. */
export async function makeRental(
  db: Database,
  { id = randomUUID(), professionalId, roomId, from, to }: Occupation,
): Promise<string> {
  return insertRow<string>(db, 'room_bookings', {
    id,
    professional_id: professionalId,
    room_id: roomId,
    starts_at: from,
    ends_at: to,
    hourly_rate: '4500.00',
    base_cost: '4500.00',
    final_cost: '4500.00',
    created_at: from,
  });
}

interface Held {
  /** Default: the start. */
  expiresAt?: string;
  purpose?: 'waiting_list' | 'absence';
  ownerId?: string;
}

/** Its owner doesn't exist. */
export async function makeHold(db: Database, traits: Occupation & Held): Promise<string> {
  const { id = randomUUID(), professionalId, roomId, from, to, purpose = 'absence', ownerId = 'nobody' } = traits;
  await db.pool.query(
    `INSERT INTO holds (id, professional_id, room_id, starts_at, ends_at, expires_at, purpose, owner_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $4)`,
    [id, professionalId, roomId, from, to, traits.expiresAt ?? from, purpose, ownerId],
  );
  return id;
}
