import { RoomHoursFrame } from '../RoomHoursFrame';
import { RoomTemplates } from './RoomTemplates';

export function RoomTemplatesPage() {
  return <RoomHoursFrame>{(content) => <RoomTemplates {...content} />}</RoomHoursFrame>;
}
