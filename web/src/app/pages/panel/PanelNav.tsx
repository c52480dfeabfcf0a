import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import { useId, type RefCallback } from 'react';
import { Link } from 'react-router-dom';

import {
  BadgeIcon,
  BarChartIcon,
  CalendarMonthIcon,
  CalendarTodayIcon,
  GroupIcon,
  HourglassIcon,
  ListIcon,
  PersonIcon,
  RoomIcon,
  ScheduleIcon,
  TuneIcon,
} from '../../../kit/ui/icons';
import { isAlone, type PanelIcon, type PanelTab } from './panel-tabs';
import { RailList } from './RailList';
import { usePanelTabs } from './usePanelTabs';

const ICON: Record<PanelIcon, typeof TuneIcon> = {
  appointments: CalendarMonthIcon,
  hours: ScheduleIcon,
  own: PersonIcon,
  patients: PersonIcon,
  professionals: BadgeIcon,
  reports: BarChartIcon,
  rooms: RoomIcon,
  summary: ListIcon,
  system: TuneIcon,
  today: CalendarTodayIcon,
  users: GroupIcon,
  waiting: HourglassIcon,
};

interface Props {
  /** The current section's path. */
  current: string | undefined;
  /** Gets the current entry. */
  currentRef?: RefCallback<HTMLElement>;
  onChoose?: () => void;
}

/** All tabs with all sections. */
export function PanelNav(props: Props) {
  const tabs = usePanelTabs();
  return (
    <RailList className="entries">
      {tabs.map((tab) => (
        <li key={tab.path}>
          <Sections tab={tab} {...props} />
        </li>
      ))}
    </RailList>
  );
}

/** The tab links to its first page. */
function Sections({ tab, current, currentRef, onChoose }: Props & { tab: PanelTab }) {
  const { label, path, icon, sections } = tab;
  const labelId = useId();
  const Icon = ICON[icon];
  const linkTo = (to: string, search = '') =>
    ({
      component: Link,
      to: `${to}${search}`,
      onClick: onChoose,
      ref: to === current ? currentRef : undefined,
      'aria-current': to === current ? 'page' : undefined,
    }) as const;
  return (
    <>
      <ListItemButton {...linkTo(path)} className="tab">
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        <span id={labelId}>{label}</span>
      </ListItemButton>
      {!isAlone(tab) && (
        <List disablePadding aria-labelledby={labelId}>
          {sections.map((section) => (
            <li key={section.path}>
              <ListItemButton {...linkTo(section.path, section.search)} className="section">
                {section.label}
              </ListItemButton>
            </li>
          ))}
        </List>
      )}
    </>
  );
}
