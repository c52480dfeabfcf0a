import { permissionText, type Permission } from '@turnero/api/domain/permissions';

import { texts } from './texts';

interface Choice {
  id: number;
  builtIn: string | null;
  permissions: readonly Permission[];
}

const DIRECTION = 'direction';

/** The value of a select; '' is none yet. */
export function setValue(set: Pick<Choice, 'id' | 'builtIn'> | null): string {
  return set === null || set.builtIn === DIRECTION ? DIRECTION : String(set.id);
}

export function setInput({ permissionSetId }: { permissionSetId: string }): { permissionSetId: number | null } {
  return { permissionSetId: permissionSetId === DIRECTION ? null : Number(permissionSetId) };
}

/** One line with the permitted actions. */
export function setHint({ builtIn, permissions }: Choice): string {
  if (builtIn === DIRECTION) return texts.permissions.all;
  return texts.permissions.some(permissions.map((it) => permissionText(it).label).join(', '));
}
