import { RoomHoursFrame } from '../RoomHoursFrame';
import { RoomTemplates } from './RoomTemplates';

/** In days: hours of a month that is nearly over are rarely changed. */
const NEARLY_OVER = 5;

export function RoomTemplatesPage() {
  return <RoomHoursFrame daysAhead={NEARLY_OVER}>{(content) => <RoomTemplates {...content} />}</RoomHoursFrame>;
}
