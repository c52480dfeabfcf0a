export const Role = { admin: 'admin', professional: 'professional', user: 'user' } as const;
export type Role = keyof typeof Role;
export const ROLES = Object.values(Role);

/** Somebody without a session. */
export interface Guest {
  kind: 'guest';
  /** A token came along that no longer opens a session: writes are refused, so that nobody acts unlinked unawares. */
  staleToken: boolean;
}

export interface Member {
  kind: 'member';
  userId: number;
  role: Role;
  /** Their professional profile's id, whatever the role; null without one. */
  professionalId: number | null;
  /** SHA-256 of the token in use, to end just this session. */
  sessionHash: Buffer;
}

/** Who is asking. */
export type Actor = Guest | Member;

export function isAdmin(actor: Actor): boolean {
  return actor.kind === 'member' && actor.role === 'admin';
}

export function isStaff(actor: Actor): boolean {
  return actor.kind === 'member' && actor.role !== 'user';
}

/** Whether they are this professional, at work: a profile kept by somebody of another role opens nothing. */
export function isProfessional(actor: Actor, professionalId: number): boolean {
  return actor.kind === 'member' && actor.role === 'professional' && actor.professionalId === professionalId;
}

/** The user's id, for records; null for a guest. */
export function userIdOf(actor: Actor): number | null {
  return actor.kind === 'member' ? actor.userId : null;
}
