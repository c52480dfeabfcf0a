import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import type { Context } from '../../platform/context';
import { bool } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import { oncePerRequest } from '../../platform/loaders';
import { Clinic } from '../settings/clinic.object';

/** Set by the landing page's statement. */
export interface KnownAcceptance {
  acceptsInsurers?: boolean;
}

export const ACCEPTS_INSURERS = `EXISTS (SELECT FROM insurers WHERE is_accepted AND kind <> 'private_pay')`;

const READ = statement('insurers.accepts-any', `SELECT ${ACCEPTS_INSURERS} AS accepts`, { accepts: bool });

const acceptsInsurers = oncePerRequest(async ({ db }) => (await db.rows(READ, []))[0]!.accepts);

@Resolver(() => Clinic)
export class AcceptsInsurersResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the clinic attends any insurer besides private_pay.' })
  acceptsInsurers(@Ctx() ctx: Context, @Root() clinic: Clinic & KnownAcceptance): boolean | Promise<boolean> {
    return clinic.acceptsInsurers ?? acceptsInsurers(ctx);
  }
}
