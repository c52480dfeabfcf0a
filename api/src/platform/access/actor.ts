import type { Scope } from '../../domain/scopes';

export const Role = { admin: 'admin', professional: 'professional', user: 'user' } as const;
export type Role = keyof typeof Role;
export const ROLES = Object.values(Role);

export interface Guest {
  kind: 'guest';
  /** The token's session has ended. Writes are refused, so that nobody writes as a guest by mistake. */
  staleToken: boolean;
  /** Somebody who has to set up a second factor first: until then their session does little more than that. */
  settingUp?: Account;
}

/** Whose session it is, whatever it may do. */
export interface Account {
  userId: number;
  /** SHA-256 of the session's token. */
  sessionHash: Buffer;
}

export interface Member extends Account {
  kind: 'member';
  role: Role;
  professionalId: number | null;
}

/** A program of the clinic's. It acts for the clinic or for one professional, within its scopes. */
export interface KeyActor {
  kind: 'key';
  keyId: number;
  role: Exclude<Role, 'user'>;
  /** Only in the role professional. */
  professionalId: number | null;
  scopes: ReadonlySet<Scope>;
}

export type Actor = Guest | Member | KeyActor;

export function isAdmin(actor: Actor): boolean {
  return actor.kind !== 'guest' && actor.role === 'admin';
}

export function isStaff(actor: Actor): boolean {
  return actor.kind !== 'guest' && actor.role !== 'user';
}

/** Only in the role professional: a profile of another role gives no access. */
export function isProfessional(actor: Actor, professionalId: number): boolean {
  return actor.kind !== 'guest' && actor.role === 'professional' && actor.professionalId === professionalId;
}

/** null for a guest and for a key. */
export function userIdOf(actor: Actor): number | null {
  return actor.kind === 'member' ? actor.userId : null;
}

/** null for people. */
export function keyIdOf(actor: Actor): number | null {
  return actor.kind === 'key' ? actor.keyId : null;
}

/** Who did it, as records keep it: an account, a key, or neither of them. */
export function recordedActor(actor: Actor): { actorUserId: number | null; actorKeyId: number | null } {
  const settingUp = actor.kind === 'guest' ? actor.settingUp?.userId : undefined;
  return { actorUserId: settingUp ?? userIdOf(actor), actorKeyId: keyIdOf(actor) };
}
