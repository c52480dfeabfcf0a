import { USUAL_HOURS, type UsualHours } from '../../kit/time/intervals';
import { useClinic } from '../facts/useClinic';

export function useUsualHours(): UsualHours {
  const clinic = useClinic();
  if (!clinic) return USUAL_HOURS;
  return {
    day: { startTime: clinic.defaultStartTime, endTime: clinic.defaultEndTime },
    lunch: { startTime: clinic.lunchStartTime, endTime: clinic.lunchEndTime },
  };
}
