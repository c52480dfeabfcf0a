import { createSvgIcon } from '@mui/material/SvgIcon';

import shapes from './icon-shapes.json';

/**
 * Google's Material Icons (Apache License 2.0), 24 by 24 (ADR 48). For a new one join the `d` of its paths, without the
 * empty square (`fill="none"`); each starts with M. Material Symbols don't fit.
 */
const icon = (name: IconName): ReturnType<typeof createSvgIcon> => createSvgIcon(<path d={shapes[name]} />, name);

export type IconName = keyof typeof shapes;

/** Without MUI's styles, for pages with hundreds of icons. */
export function PlainIcon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}

export const AddIcon = icon('Add');
export const ArrowIcon = icon('Arrow');
export const AssignIcon = icon('Assign');
export const BadgeIcon = icon('Badge');
export const BarChartIcon = icon('BarChart');
export const BlockIcon = icon('Block');
export const CalendarMonthIcon = icon('CalendarMonth');
export const CalendarTodayIcon = icon('CalendarToday');
export const ChatIcon = icon('Chat');
export const CheckIcon = icon('Check');
export const ChevronLeftIcon = icon('ChevronLeft');
export const ChevronRightIcon = icon('ChevronRight');
export const CircleIcon = icon('Circle');
export const CloseIcon = icon('Close');
export const ContrastIcon = icon('Contrast');
export const DeleteIcon = icon('Delete');
export const DoneAllIcon = icon('DoneAll');
export const DownIcon = icon('Down');
export const EditIcon = icon('Edit');
export const EventBusyIcon = icon('EventBusy');
export const EventRepeatIcon = icon('EventRepeat');
export const ExpandMoreIcon = icon('ExpandMore');
export const GroupIcon = icon('Group');
export const HandleIcon = icon('Handle');
export const HourglassIcon = icon('Hourglass');
export const KeyboardIcon = icon('Keyboard');
export const ListIcon = icon('List');
export const LockOpenIcon = icon('LockOpen');
export const MailIcon = icon('Mail');
export const MenuIcon = icon('Menu');
export const MoreIcon = icon('More');
export const PersonIcon = icon('Person');
export const PlaceIcon = icon('Place');
export const PrintIcon = icon('Print');
export const RefreshIcon = icon('Refresh');
export const RemoveIcon = icon('Remove');
export const RoomIcon = icon('Room');
export const ScheduleIcon = icon('Schedule');
export const SearchIcon = icon('Search');
export const ShareIcon = icon('Share');
export const ShieldIcon = icon('Shield');
export const TuneIcon = icon('Tune');
export const UpIcon = icon('Up');
export const VisibilityIcon = icon('Visibility');
export const VisibilityOffIcon = icon('VisibilityOff');
export const WarningIcon = icon('Warning');
export const ZoomInIcon = icon('ZoomIn');
export const ZoomOutIcon = icon('ZoomOut');
