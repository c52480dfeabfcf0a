import { USUAL_HOURS, type UsualHours } from '../time/intervals';
import { useClinic } from './useClinic';

/** The clinic's working day and its break at noon: what new hours begin with. */
export function useUsualHours(): UsualHours {
  const clinic = useClinic();
  if (!clinic) return USUAL_HOURS;
  return {
    day: { startTime: clinic.defaultStartTime, endTime: clinic.defaultEndTime },
    lunch: { startTime: clinic.lunchStartTime, endTime: clinic.lunchEndTime },
  };
}
