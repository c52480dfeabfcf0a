import { IsNull, Not } from 'typeorm';

import { Role } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import { int, oneOf } from '../../platform/database/columns';
import { selection } from '../../platform/database/selection';
import { countAppointments } from '../appointments/list/appointment-list.service';
import { ProfessionalEntity } from '../professionals/professional.entity';
import { countPendingRequests } from '../requests/request.service';
import { Room } from '../rooms/room.entity';
import { User } from '../users/user.entity';
import type { Stats } from './stats.object';

const ROLES = selection('stats.roles', { role: oneOf<Role>(), count: int });

/** Cheap: reads no appointments, and roles have an index. */
export async function getStats(ctx: Context): Promise<Stats> {
  const { manager } = ctx.db;
  const [roles, professionals, rooms, { total }, pendingRequests] = await Promise.all([
    ctx.db.select(
      ROLES,
      manager
        .createQueryBuilder(User, 'u')
        .select('u.role', 'role')
        .addSelect('count(*)::int', 'count')
        .groupBy('u.role'),
    ),
    manager.countBy(ProfessionalEntity, { userId: Not(IsNull()) }),
    manager.count(Room),
    countAppointments(ctx, {}),
    countPendingRequests(ctx),
  ]);
  return {
    users: roles.reduce((sum, { count }) => sum + count, 0),
    professionals,
    patients: roles.find(({ role }) => role === Role.user)?.count ?? 0,
    rooms,
    appointments: total,
    pendingRequests,
  };
}
