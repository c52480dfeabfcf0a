export const Role = { admin: 'admin', professional: 'professional', user: 'user' } as const;
export type Role = keyof typeof Role;
export const ROLES = Object.values(Role);

interface Guest {
  kind: 'guest';
  /** The token's session has ended. Writes are refused, so that nobody writes as a guest by mistake. */
  staleToken: boolean;
}

export interface Member {
  kind: 'member';
  userId: number;
  role: Role;
  professionalId: number | null;
  /** SHA-256 of the session's token. */
  sessionHash: Buffer;
}

export type Actor = Guest | Member;

export function isAdmin(actor: Actor): boolean {
  return actor.kind === 'member' && actor.role === 'admin';
}

export function isStaff(actor: Actor): boolean {
  return actor.kind === 'member' && actor.role !== 'user';
}

/** Only in the role professional: a profile of another role gives no access. */
export function isProfessional(actor: Actor, professionalId: number): boolean {
  return actor.kind === 'member' && actor.role === 'professional' && actor.professionalId === professionalId;
}

/** null for a guest. */
export function userIdOf(actor: Actor): number | null {
  return actor.kind === 'member' ? actor.userId : null;
}
