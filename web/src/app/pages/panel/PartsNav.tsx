import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { up } from '../../../kit/ui/breakpoints';
import { LinkTabs } from '../../../kit/ui/LinkTabs';
import { theme } from '../../../kit/ui/theme';
import { isGrouped, type PanelPart, type PanelSection } from './panel-tabs';
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
/** Its label is inside, so that the page begins higher. */
const Select = styled(NativeSelect)({
  width: '100%',
  paddingLeft: 10,
  '& label': { flex: 'none', marginRight: 6, color: theme.vars.palette.text.secondary, fontSize: '0.875rem' },
  '& select': { textOverflow: 'ellipsis', fontSize: '0.875rem', fontWeight: 600 },
});

interface Props {
  section: PanelSection;
  parts: readonly PanelPart[];
  /** The current part's path. */
  current: string | undefined;
  children: ReactNode;
}

/**
 * Links to a section's parts around the page, as tabs. Grouped parts have a rail of their own where there is room, and
 * are one select on a phone. The page keeps its place in the tree, and so what was typed, when a tablet is turned.
 */
export function PartsNav({ section, parts, current, children }: Props) {
  const isWide = useMediaQuery(up('lg'));
  const isNarrow = !useMediaQuery(up('md'));
  const isRail = isWide && isGrouped(parts);
  return (
    <Frame data-rail={isRail}>
      {isRail ? (
        <Nav aria-label={section.label} className="no-print">
          <RailList className="entries">
            {groupsOf(parts).map((group) => (
              <Group key={group.label} {...group} current={current} />
            ))}
          </RailList>
        </Nav>
      ) : isNarrow && isGrouped(parts) ? (
        <PartsSelect section={section} parts={parts} current={current} />
      ) : (
        <LinkTabs label={section.label} tabs={parts} current={current} />
      )}
      <div className="page">{children}</div>
    </Frame>
  );
}

function groupsOf(parts: readonly PanelPart[]) {
  const labels = [...new Set(parts.map(({ group }) => group))];
  return labels.map((label) => ({ label, parts: parts.filter(({ group }) => group === label) }));
}

function PartsSelect({ section, parts, current }: Omit<Props, 'children'>) {
  const id = useId();
  const navigate = useNavigate();
  const isPermitted = parts.some(({ path }) => path === current);
  return (
    <nav aria-label={section.label} className="no-print">
      <Select
        input={<OutlinedInput size="small" startAdornment={<label htmlFor={id}>{section.label}</label>} />}
        inputProps={{ id }}
        value={isPermitted ? current : ''}
        onChange={({ target }) => void navigate(target.value)}
      >
        {!isPermitted && <option value="" />}
        {groupsOf(parts).map(({ label, parts: entries }) => (
          <optgroup key={label} label={label}>
            {entries.map(({ path, label: name }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </nav>
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
