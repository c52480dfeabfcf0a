import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import {
  BadgeIcon,
  BarChartIcon,
  CalendarMonthIcon,
  CalendarTodayIcon,
  GroupIcon,
  TuneIcon,
} from '../../../kit/ui/icons';
import { theme } from '../../../kit/ui/theme';
import type { PanelIcon, PanelTab } from './panel-pages';
import { AT_A_DESK } from './panel-theme';
import { usePanelTabs } from './usePanelTabs';

const ICON: Record<PanelIcon, typeof TuneIcon> = {
  today: CalendarTodayIcon,
  professionals: BadgeIcon,
  appointments: CalendarMonthIcon,
  users: GroupIcon,
  system: TuneIcon,
  reports: BarChartIcon,
};

const Tabs = styled('ul')({
  display: 'grid',
  gap: 4,
  '& .MuiListItemButton-root': {
    gap: 8,
    minHeight: 44,
    padding: '0 12px',
    borderRadius: 8,
    lineHeight: '1.25rem',
    '&:hover': { background: theme.vars.palette.primaryTint },
  },
  '& .tab': { fontWeight: 700 },
  '& .section': { paddingLeft: 40 },
  '& .MuiListItemIcon-root': { minWidth: 0, color: 'inherit' },
  '& [aria-current="page"]': {
    color: theme.vars.palette.primary.main,
    fontWeight: 700,
    background: theme.vars.palette.primaryTint,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
  },
  '& .MuiListItemButton-root:focus-visible': { outlineOffset: -3 },
  [AT_A_DESK]: { '& .MuiListItemButton-root': { minHeight: 32 } },
});

interface Props {
  /** The current section's path. */
  current: string | undefined;
  onChoose?: () => void;
}

/** The day, and all tabs with all sections. */
export function PanelNav({ current, onChoose }: Props) {
  const tabs = usePanelTabs();
  return (
    <Tabs className="entries">
      {tabs.map((tab) => (
        <li key={tab.path}>
          <Sections tab={tab} current={current} onChoose={onChoose} />
        </li>
      ))}
    </Tabs>
  );
}

/** The tab links to its first page. */
function Sections({ tab: { label, path, icon, sections }, current, onChoose }: Props & { tab: PanelTab }) {
  const labelId = useId();
  const Icon = ICON[icon];
  const linkTo = (to: string, search = '') =>
    ({
      component: Link,
      to: `${to}${search}`,
      onClick: onChoose,
      'aria-current': to === current ? 'page' : undefined,
    }) as const;
  const isAlone = sections.length === 1 && sections[0]?.path === path;
  return (
    <>
      <ListItemButton {...linkTo(path)} className="tab">
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        <span id={labelId}>{label}</span>
      </ListItemButton>
      {!isAlone && (
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
