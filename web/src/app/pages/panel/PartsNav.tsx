import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { up } from '../../../kit/ui/breakpoints';
import { LinkTabs } from '../../../kit/ui/LinkTabs';
import type { PanelPart, PanelSection } from './panel-tabs';
import { RailList } from './RailList';
import { stickyRail } from './panel-layout';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  '& > .page': { display: 'contents' },
  '&[data-rail="true"]': {
    gridTemplateColumns: '200px minmax(0, 1fr)',
    '& > .page': { display: 'block' },
    '@media print': { display: 'block' },
  },
});
const Nav = styled('nav')(stickyRail);

interface Props {
  section: PanelSection;
  parts: readonly PanelPart[];
  /** The current part's path. */
  current: string | undefined;
  children: ReactNode;
}

/**
 * Links to a section's parts around the page: grouped ones in a rail of their own where there is room, else tabs. The
 * page keeps its place in the tree, and so what was typed, when a tablet is turned.
 */
export function PartsNav({ section, parts, current, children }: Props) {
  const isRail = useMediaQuery(up('lg')) && parts.some(({ group }) => group !== undefined);
  const groups = [...new Set(parts.map(({ group }) => group))];
  return (
    <Frame data-rail={isRail}>
      {isRail ? (
        <Nav aria-label={section.label} className="no-print">
          <RailList className="entries">
            {groups.map((group) => (
              <Group key={group} label={group} parts={parts.filter((part) => part.group === group)} current={current} />
            ))}
          </RailList>
        </Nav>
      ) : (
        <LinkTabs label={section.label} tabs={parts} current={current} />
      )}
      <div className="page">{children}</div>
    </Frame>
  );
}

function Group({ label, parts, current }: { label: string | undefined } & Pick<Props, 'parts' | 'current'>) {
  const labelId = useId();
  return (
    <li>
      <div id={labelId} className="group">
        {label}
      </div>
      <List disablePadding aria-labelledby={labelId}>
        {parts.map(({ path, label: name }) => (
          <li key={path}>
            <ListItemButton component={Link} to={path} aria-current={path === current ? 'page' : undefined}>
              {name}
            </ListItemButton>
          </li>
        ))}
      </List>
    </li>
  );
}
