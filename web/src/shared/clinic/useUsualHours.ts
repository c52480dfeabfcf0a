import { USUAL_HOURS, type UsualHours } from '../time/intervals';
import { useClinic } from './useClinic';

/** The clinic's default working day and lunch break. */
export function useUsualHours(): UsualHours {
  const clinic = useClinic();
  if (!clinic) return USUAL_HOURS;
  return {
    day: { startTime: clinic.defaultStartTime, endTime: clinic.defaultEndTime },
    lunch: { startTime: clinic.lunchStartTime, endTime: clinic.lunchEndTime },
  };
}
