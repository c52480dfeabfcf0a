import { dateOf } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { invalid } from '../../platform/errors/app-error';
import { clinicSettingsIn } from '../settings/settings.service';

export async function todayOfClinic(ctx: Context, db: Pick<Transaction, 'rows'>): Promise<string> {
  const { timeZone } = await clinicSettingsIn(db);
  return dateOf(timeZone, floorToMinute(ctx.now));
}

/** Past days never change. BAD_REQUEST on `field`. */
export function assertFromToday(validFrom: string, today: string, field: string): void {
  if (validFrom < today) throw invalid(field, 'Elegí una fecha desde hoy: los días pasados no cambian');
}
