export const MOST_ACTIVE_ENTRIES = 5;
/** Half a year. */
export const MOST_DAYS_AHEAD = 183;
export const NOTICE_HOURS = { min: 0, max: 336 };
/** Hours of a week: three a day. */
export const MOST_HOURS = 21;

export const AT_ONCE = { min: 1, max: 10 };
export const WEEKLY_OFFERS = { min: 1, max: 20 };
export const SAME_DAY_MINUTES = { min: 5, max: 240 };
export const ANSWER_MINUTES = { min: 5, max: 2880 };
export const LEAST_HOURS = { min: 1, max: 72 };
