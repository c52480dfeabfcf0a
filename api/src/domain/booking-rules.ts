export interface BookingRules {
  /** null: CLINIC_LEAD_MINUTES. */
  readonly noticeHours: number | null;
  /** Days after today; null: any. */
  readonly horizonDays: number | null;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
}

/** Default minimum time before an online booking. */
export const CLINIC_LEAD_MINUTES = 60;

export const NOTICE_HOURS = { min: 1, max: 720 };
export const HORIZON_DAYS = { min: 1, max: 365 };

export const NO_RULES: BookingRules = {
  noticeHours: null,
  horizonDays: null,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
};
