import { adminMay, type Actor } from '../../platform/access/actor';
import { canManageProfessional } from '../professionals/professional.policy';

interface Owner {
  professionalId: number | null;
}

/** Administrators: every link; professionals: their own; keys: none. */
export function canManageFeed(actor: Actor, { professionalId }: Owner): boolean {
  return professionalId === null
    ? adminMay(actor, 'integrations')
    : canManageProfessional(actor, professionalId, 'integrations');
}
