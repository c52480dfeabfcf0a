import Breadcrumbs from '@mui/material/Breadcrumbs';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled, ThemeProvider } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, Link as RouterLink, useLocation } from 'react-router-dom';

import { usePageTitle } from '../../../clinic/facts/useClinic';
import { PanelHeading, type Heading } from '../../../clinic/panel-heading';
import { ADMIN_PATH } from '../../../clinic/paths';
import type { SessionUserFragment } from '../../../clinic/session/session.generated';
import { useViewer } from '../../../clinic/session/useViewer';
import { viewerMay } from '../../../clinic/session/viewer-may';
import { AccessDenied } from '../../../features/dashboard/AccessDenied';
import { StartHere } from '../../../features/dashboard/StartHere';
import { RowsOnTheirWay } from '../../../kit/list/RowsOnTheirWay';
import { KeysHelp } from '../../../kit/keys-help/KeysHelp';
import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { EmptyState } from '../../../kit/states/EmptyState';
import { up } from '../../../kit/ui/breakpoints';
import { LinkTabs } from '../../../kit/ui/LinkTabs';
import { SignOutButton } from '../../shell/SignOutButton';
import { PANEL_TOP, stickyRail } from './panel-layout';
import { isPermitted, panelMatch, type PanelMatch } from './panel-match';
import { isAlone, isGrouped, type PanelSection } from './panel-tabs';
import { panelTheme } from './panel-theme';
import { PanelMenu } from './PanelMenu';
import { PanelNav } from './PanelNav';
import { PanelStats } from './PanelStats';
import { PartsNav } from './PartsNav';
import { usePanelTabs } from './usePanelTabs';

const loadScanDesk = async () => (await import('../../../features/patients/scan/ScanDesk')).ScanDesk;

const PANEL_NAMES = { admin: 'Panel de Administración', professional: 'Panel de Control' } as const;

const Frame = styled(Container)({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  paddingTop: 4,
  // Two lines on a phone stay clear of the bar above.
  '& h1': { fontSize: '1.25rem', lineHeight: '1.5rem' },
  '& h2': { fontSize: '1.25rem', lineHeight: '1.75rem' },
  [up('md')]: { gridTemplateColumns: '208px minmax(0, 1fr)', gap: 16, paddingTop: PANEL_TOP },
  '@media print': { display: 'block' },
});
/** Its tabs scroll between the name and the way out, which stay in sight. */
const Rail = styled('aside')({
  ...stickyRail,
  display: 'grid',
  gridTemplateRows: 'auto minmax(120px, 1fr) auto',
  gap: 8,
  overflowY: 'visible',
  '& > nav': { overflowY: 'auto' },
});
/** A low window scrolls the rail. After scrollIntoView, Tab would continue at the entry. */
function showEntry(entry: HTMLElement | null, rail: HTMLElement | null) {
  if (!entry || !rail) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = rail.getBoundingClientRect();
  if (bottom > frame.bottom) rail.scrollTop += bottom - frame.bottom;
  else if (top < frame.top) rail.scrollTop -= frame.top - top;
}

/** As high for a title of two lines on a phone, so that pages begin at the same place. Wraps large text. */
const Head = styled(Stack)({
  justifyContent: 'space-between',
  minHeight: 56,
  '& > h1, & > hgroup, & > nav': { flex: '1 1 9rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& .MuiBreadcrumbs-ol': { flexWrap: 'nowrap' },
  '& .MuiBreadcrumbs-li > a': { overflowWrap: 'break-word' },
  [up('md')]: { minHeight: 40 },
  '@media print': { minHeight: 0, '& > :not(h1, hgroup)': { display: 'none' } },
});

/** Shell of both panels: tabs, heading and density are the same for administrators and professionals. */
export function PanelFrame() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return viewer.role === 'user' ? <AccessDenied viewer={viewer} /> : <Panel viewer={viewer} role={viewer.role} />;
}

function Panel({ viewer, role }: { viewer: SessionUserFragment; role: keyof typeof PANEL_NAMES }) {
  const { pathname } = useLocation();
  const match = panelMatch(pathname, role);
  const isWide = useMediaQuery(up('md'));
  const [heading, setHeading] = useState<Heading>({});
  const tabs = usePanelTabs();
  // Their names and paths may be those of a part.
  const isMatched = ({ lazy }: PanelSection) => lazy === match?.section.lazy;
  const sections = tabs.find((tab) => tab.sections.some(isMatched))?.sections ?? [];
  const section = sections.find(isMatched);
  const current = section?.path;
  const name = PANEL_NAMES[role];
  const rail = useRef<HTMLElement>(null);
  const entry = useRef<HTMLElement>(null);
  const currentRef = useCallback((element: HTMLElement | null) => {
    entry.current = element;
  }, []);
  useEffect(() => showEntry(entry.current, rail.current), [current, isWide]);
  // Without sub-tabs a narrow window has room for all tabs. Many parts replace the sub-tabs, which its menu has too.
  const hasOneRow = tabs.every(isAlone);
  const row = hasOneRow ? tabs : sections;
  const parent = match && parentOf(match, viewer);
  const outlet = (
    <PanelHeading value={setHeading}>
      <Outlet />
    </PanelHeading>
  );
  const page = match && !isPermitted(match.page, viewer) ? <NotPermitted /> : outlet;
  // The address of a tab leads to its first page, which loads first.
  const isOnTheWay = [ADMIN_PATH, ...tabs.map((tab) => tab.path)].includes(pathname) && !match;
  const extras = (
    <>
      {match?.tab.hasStats && viewerMay(viewer, 'reports') && <PanelStats key={pathname} />}
      {match && <StartHere viewer={viewer} path={match.page.path} label={match.section.label} />}
    </>
  );
  return (
    <ThemeProvider theme={panelTheme}>
      <Frame>
        {isWide && (
          <Rail className="no-print">
            <Typography variant="body2" sx={{ padding: '8px 12px', fontWeight: 700 }}>
              {name}
            </Typography>
            <nav ref={rail} aria-label={name}>
              <PanelNav current={current} currentRef={currentRef} />
            </nav>
            <SignOutButton />
          </Rail>
        )}
        <Stack spacing={3} sx={{ maxWidth: match?.page.isWide ? 'none' : 1200 }}>
          <Head direction="row" spacing={4}>
            {match && (
              <PageHeading title={heading.title ?? match.page.title} note={heading.note} parent={parent} panel={name} />
            )}
            {!isWide && !hasOneRow && !parent && <PanelMenu name={name} current={current} />}
            {isWide && extras}
            <KeysHelp />
          </Head>
          {!isWide && match && row.length > 1 && !isGrouped(section?.parts ?? []) && (
            <LinkTabs label={hasOneRow ? name : match.tab.label} tabs={row} current={current} />
          )}
          {match && section?.parts?.length && partOf(match) ? (
            <PartsNav section={section} parts={section.parts} current={partOf(match)?.path}>
              {page}
            </PartsNav>
          ) : (
            page
          )}
          {isOnTheWay && <RowsOnTheirWay />}
          {!isWide && extras}
        </Stack>
        {viewerMay(viewer, 'patients') && <LazyComponent load={loadScanDesk} isNeeded props={{}} />}
      </Frame>
    </ThemeProvider>
  );
}

/** Instead of a page that the account may not open. */
function NotPermitted() {
  return (
    <EmptyState
      title="Tu cuenta no tiene permiso para ver esto"
      text="Pedíselo a quien maneja las cuentas de la clínica."
    />
  );
}

/** The link of the page: its own, or that of the page that led to it. */
function partOf({ section, page }: PanelMatch) {
  return section.parts
    ?.filter(({ path }) => page.path === path || page.path.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}

interface Parent {
  path: string;
  label: string;
}

/** The page that led to this one. Undefined if the viewer may not open it, and so came from elsewhere. */
function parentOf(match: PanelMatch, viewer: SessionUserFragment): Parent | undefined {
  const { section, page } = match;
  const from = partOf(match) ?? { path: section.path, label: section.title };
  return from.path === page.path || !isPermitted(section, viewer) ? undefined : from;
}

interface HeadingProps {
  title: string;
  note: string | undefined;
  /** Shown as a breadcrumb. */
  parent: Parent | undefined;
  panel: string;
}

function PageHeading({ title, note, parent, panel }: HeadingProps) {
  usePageTitle(title === panel ? panel : `${title} · ${panel}`);
  const heading = <Typography variant="h1">{title}</Typography>;
  if (!parent && note === undefined) return heading;
  if (!parent)
    return (
      <hgroup>
        {heading}
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      </hgroup>
    );
  return (
    <Breadcrumbs aria-label="Dónde estás" separator="›">
      <Link component={RouterLink} to={parent.path}>
        {parent.label}
      </Link>
      <Typography variant="h1" aria-current="page">
        {title}
      </Typography>
    </Breadcrumbs>
  );
}
