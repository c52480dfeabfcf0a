import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { BadgeIcon, BarChartIcon, CalendarMonthIcon, GroupIcon, TuneIcon } from '../../../shared/ui/icons';
import { PANEL_TABS, type PanelIcon, type PanelTab } from './panel-pages';
import { AT_A_DESK } from './panel-theme';

const ICON: Record<PanelIcon, typeof TuneIcon> = {
  professionals: BadgeIcon,
  appointments: CalendarMonthIcon,
  users: GroupIcon,
  system: TuneIcon,
  reports: BarChartIcon,
};

const Tabs = styled('ul')({
  display: 'grid',
  gap: 4,
  '& .MuiListSubheader-root, & .MuiListItemButton-root': {
    display: 'flex',
    gap: 8,
    padding: '0 12px',
    borderRadius: 8,
    background: 'transparent',
    color: 'var(--ink)',
    fontSize: '1rem',
    lineHeight: '1.25rem',
  },
  '& .MuiListSubheader-root': { position: 'static', alignItems: 'center', minHeight: 36, fontWeight: 700 },
  '& .MuiListItemButton-root': { minHeight: 44, '&:hover': { background: 'var(--primary-tint)' } },
  '& .section': { paddingLeft: 40 },
  '& .MuiListItemIcon-root': { minWidth: 0, color: 'inherit' },
  '& [aria-current="page"]': {
    color: 'var(--primary)',
    fontWeight: 700,
    background: 'var(--primary-tint)',
    boxShadow: 'inset 3px 0 0 var(--primary)',
  },
  '& .MuiListItemButton-root:focus-visible': { outlineOffset: -3 },
  [AT_A_DESK]: { '& .MuiListItemButton-root': { minHeight: 36 } },
});

interface Props {
  /** The path of the sub-tab shown. */
  current: string | undefined;
  onChoose?: () => void;
}

/** The tabs of the panel, each with its sub-tabs: everything is one step away. */
export function PanelNav({ current, onChoose }: Props) {
  return (
    <Tabs className="entries">
      {PANEL_TABS.map((tab) => (
        <li key={tab.path}>
          <Sections tab={tab} current={current} onChoose={onChoose} />
        </li>
      ))}
    </Tabs>
  );
}

/** A tab that has one page is the link to it. */
function Sections({ tab: { label, path, icon, sections }, current, onChoose }: Props & { tab: PanelTab }) {
  const headingId = useId();
  const Icon = ICON[icon];
  const linkTo = (to: string) =>
    ({ component: Link, to, onClick: onChoose, 'aria-current': to === current ? 'page' : undefined }) as const;
  const isAlone = sections.length === 1 && sections[0]?.path === path;
  if (isAlone) {
    return (
      <ListItemButton {...linkTo(path)}>
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        {label}
      </ListItemButton>
    );
  }
  return (
    <>
      <ListSubheader component="div" id={headingId}>
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        {label}
      </ListSubheader>
      <List disablePadding aria-labelledby={headingId}>
        {sections.map((section) => (
          <li key={section.path}>
            <ListItemButton {...linkTo(section.path)} className="section">
              {section.label}
            </ListItemButton>
          </li>
        ))}
      </List>
    </>
  );
}
