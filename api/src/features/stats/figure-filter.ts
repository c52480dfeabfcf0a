import { Field, InputType, Int } from 'type-graphql';

import { addDays, dayNumber } from '../../domain/calendar-date';
import { clinicDay } from '../../domain/clinic-time';
import { toTimestamp } from '../../domain/epoch-minute';
import { LEAD_TIME_STARTS } from '../../domain/figure-steps';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { invalid } from '../../platform/errors/app-error';
import { LocalDate } from '../../platform/graphql/scalars';
import { agendaScope } from '../agenda/agenda.policy';
import { clinicSettings } from '../settings/settings.service';

/** Compared with the same days a year before. */
const MOST_FIGURE_DAYS = 366;

const LONGEST_LEAD = Math.max(...Object.values(LEAD_TIME_STARTS));

@InputType()
export abstract class FigurePeriod {
  @Field(() => LocalDate, { description: 'First day, in the clinic’s calendar.' })
  from!: string;

  @Field(() => LocalDate, {
    description: `Last day, inclusive. BAD_REQUEST before the first, or for more than ${MOST_FIGURE_DAYS} days.`,
  })
  until!: string;
}

@InputType({ description: 'Period of a figure.' })
export class FigureDates extends FigurePeriod {}

@InputType({ description: 'Appointments that a figure counts.' })
export class FigureFilter extends FigurePeriod {
  @Field(() => Int, {
    nullable: true,
    description:
      'Only this professional; FORBIDDEN for a colleague. Default: all for administrators, oneself for professionals.',
  })
  professionalId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only professionals with this specialty now.' })
  specialtyId?: number | null;
}

export interface FigureSpan {
  from: Date;
  /** Exclusive. */
  until: Date;
  /** Starts of the clinic's days, from the longest lead time before the period on. */
  midnights: readonly Date[];
}

/** Days. */
export function lengthOf({ from, until }: FigurePeriod): number {
  return dayNumber(until) - dayNumber(from) + 1;
}

/** BAD_REQUEST for an invalid period. */
export function assertPeriod(period: FigurePeriod): void {
  const length = lengthOf(period);
  if (length < 1) throw invalid('filter.until', 'El último día no puede ser anterior al primero');
  if (length > MOST_FIGURE_DAYS) throw invalid('filter.until', `Se pueden mirar hasta ${MOST_FIGURE_DAYS} días`);
}

export async function spanOf(ctx: Context, { from, until }: FigurePeriod): Promise<FigureSpan> {
  assertPeriod({ from, until });
  const length = lengthOf({ from, until });
  const { timeZone } = await clinicSettings(ctx);
  const midnights = Array.from({ length: length + LONGEST_LEAD }, (_, index) =>
    toTimestamp(clinicDay(timeZone, addDays(from, index - LONGEST_LEAD)).start),
  );
  return {
    midnights,
    from: toTimestamp(clinicDay(timeZone, from).start),
    until: toTimestamp(clinicDay(timeZone, until).end),
  };
}

/** null: all. FORBIDDEN for a colleague's. */
export function whose(ctx: Context, professionalId: number | null | undefined): number | null {
  const scope = agendaScope(ctx.actor, professionalId ?? null, 'reports');
  assertCan(scope !== undefined);
  return scope;
}
