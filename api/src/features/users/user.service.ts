import { Raw, type FindOptionsWhere } from 'typeorm';

import type { Role } from '../../platform/access/actor';
import { int } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { ProfileColumns } from './profile-columns';
import { User } from './user.entity';

/** The one with this address, whatever its case. */
export function withEmail(email: string): FindOptionsWhere<User> {
  return { email: Raw((column) => `lower(${column}) = lower(:email)`, { email }) };
}

export interface NewUser {
  name: string;
  email: string;
  passwordHash: string;
  role: Role;
  /** Null: still to be asked. */
  emailConfirmedAt: Date | null;
  createdAt: Date;
}

/** The new account's id; null when another one has its address. */
export async function addUser(tx: Transaction, user: NewUser): Promise<number | null> {
  const { name, email, passwordHash, role, emailConfirmedAt, createdAt } = user;
  const [added] = await tx.rows(ADD, [name.trim(), email.trim(), passwordHash, role, emailConfirmedAt, createdAt]);
  return added?.id ?? null;
}

/** What of an account is changed on other occasions than by its owner's profile. */
export type UserChanges = Partial<
  Pick<User, keyof ProfileColumns | 'email' | 'version' | 'passwordHash' | 'emailConfirmedAt' | 'bookingsWithheld' | 'role' | 'suspendedAt'>
>;

/** Nothing happens where nothing changes. */
export async function updateUser(tx: Transaction, id: number, changes: UserChanges): Promise<void> {
  if (Object.keys(changes).length > 0) await tx.manager.update(User, id, changes);
}

/** With its sessions, links and picture. Its appointments stay, as those of whoever booked without an account. */
export async function removeUser(tx: Transaction, id: number): Promise<void> {
  await tx.manager.delete(User, id);
}

/**
 * Every administrator's account, with its row locked: whoever changes one, or anything as an administrator, waits until the
 * transaction ends, so that of administrators who take each other's role at the same moment one is too late. Ordered by id.
 */
export function lockAdmins(tx: Transaction): Promise<User[]> {
  return tx.manager.find(User, { where: { role: 'admin' }, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
}

/** False, and nothing happens, when the password is no longer the one that `from` is the hash of. */
export async function replacePassword(tx: Transaction, id: number, { from, to }: { from: string; to: string }): Promise<boolean> {
  const { affected } = await tx.manager.update(User, { id, passwordHash: from }, { passwordHash: to });
  return affected === 1;
}

/** Nobody else adds or changes an account until the transaction ends. */
export async function lockUsers(tx: Transaction): Promise<void> {
  await tx.rows(LOCK, []);
}

/** SQL: of several at once with one address, one is added and the others go on. */
const ADD = statement(
  'users.add',
  `INSERT INTO users (name, email, password_hash, role, email_confirmed_at, created_at) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT ((lower(email))) DO NOTHING RETURNING id`,
  { id: int },
);
/** SQL: TypeORM locks no tables. */
const LOCK = statement('users.lock', 'LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE');
