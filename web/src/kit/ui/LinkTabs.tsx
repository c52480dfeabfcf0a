import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { up } from './breakpoints';
import { theme } from './theme';

/** Shades an edge; the cover scrolls with the tabs and hides the shade at their end. */
const edge = (side: 'left' | 'right') => {
  const to = `to ${side === 'left' ? 'right' : 'left'}`;
  return {
    cover: `linear-gradient(${to}, ${theme.vars.palette.background.default} 40%, transparent) ${side} / 48px 100% no-repeat local`,
    shade: `linear-gradient(${to}, ${theme.vars.palette.divider}, transparent) ${side} / 16px 100% no-repeat scroll`,
  };
};
const EDGES = [edge('left'), edge('right')];

/** The list scrolls, not the page. */
const Nav = styled('nav')({ minWidth: 0, maxWidth: '100%' });
const TabList = styled('ul')({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: [...EDGES.map(({ cover }) => cover), ...EDGES.map(({ shade }) => shade)].join(', '),
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '0 16px',
    borderRadius: '8px 8px 0 0',
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
  },
  '& a:hover': { background: theme.vars.palette.primaryTint },
  '& a[aria-current="page"]': {
    color: theme.vars.palette.primary.main,
    boxShadow: `inset 0 -3px 0 ${theme.vars.palette.primary.main}`,
  },
  '& a:focus-visible': { outlineOffset: -3 },
  // Eight stand beside each other.
  [up('md')]: { '& a': { padding: '0 12px' } },
  '@media print': { display: 'none' },
});

interface Props {
  label: string;
  /** `search`: query of the link. */
  tabs: readonly { path: string; label: string; search?: string }[];
  /** Path; scrolled into view. */
  current: string | undefined;
}

export function LinkTabs({ label, tabs, current }: Props) {
  const shown = useRef<HTMLAnchorElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => bringIntoSight(shown.current, list.current), [current]);
  return (
    <Nav aria-label={label}>
      <TabList ref={list} className="entries">
        {tabs.map(({ path, label: name, search = '' }) => (
          <li key={path}>
            <Link
              to={`${path}${search}`}
              ref={path === current ? shown : undefined}
              aria-current={path === current ? 'page' : undefined}
              onFocus={({ currentTarget }) => {
                // A pressed tab must not move away under the pointer.
                if (currentTarget.matches(':focus-visible')) bringIntoSight(currentTarget, list.current);
              }}
            >
              {name}
            </Link>
          </li>
        ))}
      </TabList>
    </Nav>
  );
}

/** Not scrollIntoView: it moves the next Tab's start past the skip link. */
function bringIntoSight(tab: HTMLElement | null, list: HTMLElement | null): void {
  if (!tab || !list) return;
  const middle = (element: HTMLElement) => element.getBoundingClientRect().left + element.clientWidth / 2;
  list.scrollLeft += middle(tab) - middle(list);
}
