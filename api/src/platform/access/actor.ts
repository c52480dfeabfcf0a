import type { Permission } from '../../domain/permissions';
import type { Scope } from '../../domain/scopes';

export const Role = { admin: 'admin', professional: 'professional', user: 'user' } as const;
export type Role = keyof typeof Role;

export interface Guest {
  kind: 'guest';
  /** Writes of an ended session are refused. */
  staleToken: boolean;
  /** Account before mandatory 2FA enrolment. */
  settingUp?: Account;
}

export interface Account {
  userId: number;
  sessionHash: Buffer;
}

export interface Member extends Account {
  kind: 'member';
  role: Role;
  professionalId: number | null;
  /** An administrator's; empty for other roles. */
  permissions: ReadonlySet<Permission>;
}

export interface KeyActor {
  kind: 'key';
  keyId: number;
  role: Exclude<Role, 'user'>;
  /** null for other roles. */
  professionalId: number | null;
  scopes: ReadonlySet<Scope>;
  /** A clinic's key has those of its author; a professional's has none. */
  permissions: ReadonlySet<Permission>;
}

export type Actor = Guest | Member | KeyActor;

/** Whether the caller is an administrator with one of these permissions (ADR 140). */
export function adminMay(actor: Actor, ...anyOf: readonly [Permission, ...Permission[]]): boolean {
  return actor.kind !== 'guest' && actor.role === 'admin' && anyOf.some((it) => actor.permissions.has(it));
}

/** Whatever the permissions: gives no access to data. */
export function isAdmin(actor: Actor): boolean {
  return actor.kind !== 'guest' && actor.role === 'admin';
}

/** A professional, or an administrator with one of these permissions. */
export function staffMay(actor: Actor, ...anyOf: readonly [Permission, ...Permission[]]): boolean {
  return adminMay(actor, ...anyOf) || (actor.kind !== 'guest' && actor.role === 'professional');
}

/** Whatever the permissions: gives no access to data. */
export function isStaff(actor: Actor): boolean {
  return actor.kind !== 'guest' && actor.role !== 'user';
}

/** A profile linked to another role gives no access. */
export function isProfessional(actor: Actor, professionalId: number): boolean {
  return actor.kind !== 'guest' && actor.role === 'professional' && actor.professionalId === professionalId;
}

export function userIdOf(actor: Actor): number | null {
  return actor.kind === 'member' ? actor.userId : null;
}

export function keyIdOf(actor: Actor): number | null {
  return actor.kind === 'key' ? actor.keyId : null;
}

export function recordedActor(actor: Actor): { actorUserId: number | null; actorKeyId: number | null } {
  const settingUp = actor.kind === 'guest' ? actor.settingUp?.userId : undefined;
  return { actorUserId: settingUp ?? userIdOf(actor), actorKeyId: keyIdOf(actor) };
}
