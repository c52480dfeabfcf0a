/** Calendar days between booking and appointment, by the first day of each step. */
export const LEAD_TIME_STARTS = {
  same_day: 0,
  days_1_to_2: 1,
  days_3_to_7: 3,
  days_8_to_14: 8,
  days_15_to_30: 15,
  days_31_on: 31,
} as const;
export type LeadTime = keyof typeof LEAD_TIME_STARTS;

/** Hours from cancelling to the start, by the first hour of each step. */
export const NOTICE_STARTS = {
  under_24_hours: 0,
  hours_24_to_48: 24,
  days_2_to_6: 48,
  days_7_on: 168,
} as const;
/** `unknown`: cancelled before the time of cancelling was recorded. */
export const NOTICES = ['after_start', ...(Object.keys(NOTICE_STARTS) as Dated[]), 'unknown'] as const;
type Dated = keyof typeof NOTICE_STARTS;
export type CancellationNotice = (typeof NOTICES)[number];
