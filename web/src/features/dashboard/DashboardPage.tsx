import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';

import { usePageTitle } from '../../shared/clinic/useClinic';
import type { SessionUserFragment } from '../../shared/session/session.generated';
import { ROLE_HOME } from '../../shared/session/role-home';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { PageWidth } from '../../shared/ui/layout';
import { dashboardTabs } from './dashboard-tabs';

const Page = styled(PageWidth)({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });
const TabList = styled('ul')({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  borderBottom: '1px solid var(--divider)',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '0 16px',
    borderRadius: '8px 8px 0 0',
    color: 'var(--ink)',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
  },
  '& a:hover': { background: 'var(--primary-tint)' },
  '& a[aria-current="page"]': { color: 'var(--primary)', boxShadow: 'inset 0 -3px 0 var(--primary)' },
  '& a:focus-visible': { outlineOffset: -3 },
  '@media print': { display: 'none' },
});

interface Props {
  viewer: SessionUserFragment;
}

/** The day of whoever works here: the tabs they have, and below them the one that the address names. */
export function DashboardPage({ viewer }: Props) {
  const { pathname } = useLocation();
  const tabs = dashboardTabs(viewer);
  const shown = tabs.find(({ path }) => path === pathname.replace(/\/+$/, ''));
  const current = useRef<HTMLAnchorElement>(null);
  usePageTitle(shown?.title ?? 'Acceso Denegado');
  useEffect(() => current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [pathname]);
  if (tabs.length === 0) return <AccessDenied viewer={viewer} />;
  return (
    <Page>
      <h1>{shown?.title}</h1>
      {tabs.length > 1 && (
        <nav aria-label="Secciones del panel">
          <TabList>
            {tabs.map(({ path, label }) => (
              <li key={path}>
                <Link to={path} ref={path === shown?.path ? current : undefined} aria-current={path === shown?.path ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </TabList>
        </nav>
      )}
      <Outlet />
    </Page>
  );
}

function AccessDenied({ viewer }: Props) {
  return (
    <Page style={{ maxWidth: 640, justifyItems: 'start' }}>
      <h1>Acceso Denegado</h1>
      <p>No tienes permisos para acceder a esta página.</p>
      <ButtonLink to={ROLE_HOME[viewer.role]}>Volver al inicio</ButtonLink>
    </Page>
  );
}
