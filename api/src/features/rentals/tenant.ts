import { assertCan, identified } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { invalid } from '../../platform/errors/app-error';
import { canRentFor } from './rental.policy';

/**
 * The named professional, else the caller's. null: an administrator without profile. FORBIDDEN for a colleague, and for
 * staff without a profile.
 */
export function tenantOf({ actor }: Context, named: number | null | undefined, may = canRentFor): number | null {
  const caller = identified(actor);
  const tenant = named ?? caller.professionalId;
  if (tenant !== null) assertCan(may(actor, tenant));
  else assertCan(caller.role === 'admin');
  return tenant;
}

/** BAD_REQUEST on `professionalId` instead of null. */
export function requiredTenant(ctx: Context, named: number | null | undefined, may = canRentFor): number {
  const tenant = tenantOf(ctx, named, may);
  if (tenant === null) throw invalid('professionalId', 'Indicá el profesional');
  return tenant;
}
