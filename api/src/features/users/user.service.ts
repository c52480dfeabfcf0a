import { Raw, type FindOptionsWhere } from 'typeorm';

import { tidyEmail, tidyLine } from '../../domain/tidy-text';
import type { Role } from '../../platform/access/actor';
import { int } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { ProfileColumns } from './profile-columns';
import { User } from './user.entity';

/** Ignores case, and what tidyEmail removes. */
export function withEmail(email: string): FindOptionsWhere<User> {
  return { email: Raw((column) => `lower(${column}) = lower(:email)`, { email: tidyEmail(email) }) };
}

export interface NewUser {
  name: string;
  email: string;
  passwordHash: string;
  role: Role;
  emailConfirmedAt: Date | null;
  createdAt: Date;
}

/** null: the address is taken. */
export async function addUser(tx: Transaction, user: NewUser): Promise<number | null> {
  const { name, email, passwordHash, role, emailConfirmedAt, createdAt } = user;
  const [added] = await tx.rows(ADD, [
    tidyLine(name),
    tidyEmail(email),
    passwordHash,
    role,
    emailConfirmedAt,
    createdAt,
  ]);
  return added?.id ?? null;
}

export type UserChanges = Partial<
  Pick<
    User,
    | keyof ProfileColumns
    | 'email'
    | 'version'
    | 'passwordHash'
    | 'emailConfirmedAt'
    | 'invitedAt'
    | 'bookingsWithheld'
    | 'formerEmail'
    | 'role'
    | 'permissionSetId'
    | 'suspendedAt'
  >
>;

export async function updateUser(tx: Transaction, id: number, changes: UserChanges): Promise<void> {
  if (Object.keys(changes).length > 0) await tx.manager.update(User, id, changes);
}

/** Appointments stay. */
export async function removeUser(tx: Transaction, id: number): Promise<void> {
  await tx.manager.delete(User, id);
}

/** By id: administrators who demote each other take turns. */
export function lockAdmins(tx: Transaction): Promise<User[]> {
  return tx.manager.find(User, { where: { role: 'admin' }, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
}

/** false: the hash is no longer `from`. */
export async function replacePassword(
  tx: Transaction,
  id: number,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { affected } = await tx.manager.update(User, { id, passwordHash: from }, { passwordHash: to });
  return affected === 1;
}

export async function lockUsers(tx: Transaction): Promise<void> {
  await tx.rows(LOCK, []);
}

/** One of simultaneous inserts wins; the others don't fail. */
const ADD = statement(
  'users.add',
  `INSERT INTO users (name, email, password_hash, role, email_confirmed_at, created_at) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT ((lower(email))) DO NOTHING RETURNING id`,
  { id: int },
);
const LOCK = statement('users.lock', 'LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE');
