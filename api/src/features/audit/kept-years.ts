import type { Context } from '../../platform/context';
import { option } from '../../platform/option';

/** The general limitation period (art. 2560 CCyC). */
export const DEFAULT_AUDIT_YEARS = 5;

export const AUDIT_YEARS = option(DEFAULT_AUDIT_YEARS);

/** Parameters from `keptYears`. */
export const BEFORE_THOSE_YEARS = '$1::timestamptz - make_interval(years => $2::int)';

export const keptYears = (ctx: Context): readonly unknown[] => [AUDIT_YEARS.of(ctx)];
