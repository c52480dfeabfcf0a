import { permissionText, type Permission } from '@turnero/api/domain/permissions';

import { texts } from './texts';

interface Choice {
  id: number;
  builtIn: string | null;
  permissions: readonly Permission[];
}

/** The value of a select; '' is Dirección. */
export function setValue(set: Pick<Choice, 'id' | 'builtIn'> | null): string {
  return set === null || set.builtIn === 'direction' ? '' : String(set.id);
}

export function setInput({ permissionSetId }: { permissionSetId: string }): { permissionSetId: number | null } {
  return { permissionSetId: permissionSetId === '' ? null : Number(permissionSetId) };
}

/** One line with the permitted actions. */
export function setHint({ builtIn, permissions }: Choice): string {
  if (builtIn === 'direction') return texts.permissions.all;
  return texts.permissions.some(permissions.map((it) => permissionText(it).label).join(', '));
}
