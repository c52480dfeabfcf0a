import { RoomHoursFrame } from '../RoomHoursFrame';
import { RoomTemplates } from './RoomTemplates';

/** The weekly hours of a room's months, and the templates to fill them with. */
export function RoomTemplatesPage() {
  return <RoomHoursFrame>{(content) => <RoomTemplates {...content} />}</RoomHoursFrame>;
}
