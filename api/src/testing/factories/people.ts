import { randomUUID } from 'node:crypto';

import type { BuiltInPermissionSet } from '../../features/users/permission-sets/permission-set.entity';
import { hashToken, newToken } from '../../platform/access/session-token';
import type { Role } from '../../platform/access/actor';
import type { Database } from '../../platform/database/database';
import { hashPassword } from '../../platform/passwords';
import { MONDAY_8AM } from '../harness/app';
import { insertRow } from './rows';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const FAR_AHEAD = new Date('2100-01-01T00:00:00Z');

interface UserTraits {
  name?: string;
  email?: string;
  role?: Role;
  password?: string;
  phone?: string | null;
  suspended?: boolean;
  /** Default: all permissions. */
  permissionSet?: BuiltInPermissionSet;
}

/** With a confirmed address. Without `password`, signing in by form fails. */
export async function makeUser(db: Database, traits: UserTraits = {}): Promise<number> {
  const set = traits.permissionSet ?? null;
  const { rows } = await db.pool.query('SELECT id FROM permission_sets WHERE built_in = $1', [set]);
  return insertRow(db, 'users', {
    name: traits.name ?? 'Ana Prueba',
    email: traits.email ?? `${randomUUID()}@ejemplo.example`,
    password_hash: traits.password === undefined ? 'none' : await hashPassword(traits.password),
    role: traits.role ?? 'user',
    phone: traits.phone ?? null,
    email_confirmed_at: LONG_AGO,
    suspended_at: traits.suspended ? LONG_AGO : null,
    created_at: LONG_AGO,
    permission_set_id: rows[0]?.id ?? null,
  });
}

/** Outlasts every test. `provedAt`: the owner's proof of identity. */
export async function openSession(db: Database, userId: number, { provedAt = MONDAY_8AM } = {}): Promise<string> {
  const token = newToken();
  await db.pool.query(
    'INSERT INTO sessions (token_hash, user_id, created_at, used_at, expires_at, proved_at) VALUES ($1, $2, $3, $4, $4, $5)',
    [hashToken(token), userId, LONG_AGO, FAR_AHEAD, provedAt],
  );
  return token;
}

export async function signedIn(
  db: Database,
  role: Role,
  options: { provedAt?: Date } = {},
): Promise<{ userId: number; token: string }> {
  const userId = await makeUser(db, { role });
  return { userId, token: await openSession(db, userId, options) };
}

interface ProfessionalTraits {
  name?: string;
  email?: string;
  specialtyId?: number | null;
  fee?: string | null;
  defaultDurationMinutes?: number | null;
  sortOrder?: number;
  isPublic?: boolean;
  overbookingsPerHour?: number;
  /** Daily: ['09:00-13:00']. Default 09:00-17:00. */
  hours?: readonly string[];
}

/** With an account and weekly hours. */
export async function makeProfessional(
  db: Database,
  traits: ProfessionalTraits = {},
): Promise<{ id: number; userId: number; token: string }> {
  const userId = await makeUser(db, {
    role: 'professional',
    name: traits.name ?? 'Laura Médica',
    ...(traits.email !== undefined && { email: traits.email }),
  });
  const id = await insertRow(db, 'professionals', {
    user_id: userId,
    specialty_id: traits.specialtyId ?? null,
    bio: 'Atiende adultos.',
    fee: traits.fee === undefined ? '20000.00' : traits.fee,
    default_duration_minutes: traits.defaultDurationMinutes === undefined ? 30 : traits.defaultDurationMinutes,
    sort_order: traits.sortOrder ?? 0,
    is_public: traits.isPublic ?? true,
    overbookings_per_hour: traits.overbookingsPerHour ?? 0,
  });
  for (const [start, end] of (traits.hours ?? ['09:00-17:00']).map(minutesOf)) {
    await db.pool.query(
      `INSERT INTO professional_availability (professional_id, weekday, start_minute, end_minute)
       SELECT $1, weekday, $2, $3 FROM generate_series(1, 7) AS weekday`,
      [id, start, end],
    );
  }
  return { id, userId, token: await openSession(db, userId) };
}

export async function makeSpecialty(
  db: Database,
  traits: { name?: string; icon?: string | null; isActive?: boolean; formConfig?: unknown[] } = {},
): Promise<number> {
  return insertRow(db, 'specialties', {
    name: traits.name ?? `Especialidad ${randomUUID()}`,
    description: 'Consultas y controles.',
    icon: traits.icon ?? null,
    is_active: traits.isActive ?? true,
    form_config: JSON.stringify(traits.formConfig ?? []),
  });
}

/** '09:00-17:00' in minutes of the day. */
export function minutesOf(hours: string): [start: number, end: number] {
  const [start = '', end = ''] = hours.split('-').map((time) => time.trim());
  return [toMinutes(start), toMinutes(end)];
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

interface KindTraits {
  professionalId: number;
  name: string;
  durationMinutes: number;
  price?: string | null;
  isOnline?: boolean;
  isActive?: boolean;
  sortOrder?: number;
}

/** Online by default. */
export function makeKind(db: Database, traits: KindTraits): Promise<number> {
  return insertRow(db, 'consultation_kinds', {
    professional_id: traits.professionalId,
    name: traits.name,
    duration_minutes: traits.durationMinutes,
    price: traits.price ?? null,
    is_online: traits.isOnline ?? true,
    is_active: traits.isActive ?? true,
    sort_order: traits.sortOrder ?? 0,
  });
}

export async function keepFree(
  db: Database,
  professionalId: number,
  [before, after]: [before: number, after: number],
): Promise<void> {
  await db.pool.query(
    'INSERT INTO booking_rules (professional_id, buffer_before_minutes, buffer_after_minutes) VALUES ($1, $2, $3)',
    [professionalId, before, after],
  );
}
