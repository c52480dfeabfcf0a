import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled, ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { Outlet, Link as RouterLink, useLocation } from 'react-router-dom';

import { usePageTitle } from '../../../clinic/facts/useClinic';
import { useViewer } from '../../../clinic/session/useViewer';
import { viewerMay } from '../../../clinic/session/viewer-may';
import { KeysHelp } from '../../../kit/keys-help/KeysHelp';
import { EmptyState } from '../../../kit/states/EmptyState';
import { up } from '../../../kit/ui/breakpoints';
import { MenuIcon } from '../../../kit/ui/icons';
import { LinkTabs } from '../../../kit/ui/LinkTabs';
import { SignOutButton } from '../../shell/SignOutButton';
import { panelMatch, type PanelMatch } from './panel-pages';
import { panelTheme } from './panel-theme';
import { PanelNav } from './PanelNav';
import { PanelStats } from './PanelStats';
import { usePanelTabs } from './usePanelTabs';

const PANEL_NAME = 'Panel de Administración';

const HEADER_HEIGHT = 64;

const Frame = styled(Container)({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  paddingTop: 12,
  '& h1': { fontSize: '1.25rem', lineHeight: '1.75rem' },
  '& h2': { fontSize: '1.25rem', lineHeight: '1.75rem' },
  [up('md')]: { gridTemplateColumns: '200px minmax(0, 1fr)', gap: 24 },
  '@media print': { display: 'block' },
});
const Rail = styled('aside')({
  position: 'sticky',
  top: HEADER_HEIGHT + 12,
  alignSelf: 'start',
  display: 'grid',
  gap: 8,
  maxHeight: `calc(100vh - ${HEADER_HEIGHT + 24}px)`,
  overflowY: 'auto',
});
/** Keeps its height while the figures load; wraps large text. */
const Head = styled(Stack)({
  justifyContent: 'space-between',
  minHeight: 40,
  '@media print': { minHeight: 0, '& > :not(h1)': { display: 'none' } },
  '& > h1, & > nav': { flex: '1 1 9rem', minWidth: 0, overflowWrap: 'anywhere' },
});

export function PanelFrame() {
  const { pathname } = useLocation();
  const match = panelMatch(pathname);
  const isWide = useMediaQuery(up('md'));
  const { viewer } = useViewer();
  const sections = usePanelTabs().find(({ label }) => label === match?.tab.label)?.sections ?? [];
  const section = sections.find(({ label }) => label === match?.section.label);
  const current = section?.path;
  return (
    <ThemeProvider theme={panelTheme}>
      <Frame sx={match?.page.isWide && { maxWidth: 'none' }}>
        {isWide && (
          <Rail className="no-print">
            <Typography sx={{ padding: '8px 12px', fontWeight: 700, lineHeight: '1.25rem' }}>{PANEL_NAME}</Typography>
            <nav aria-label={PANEL_NAME}>
              <PanelNav current={current} />
            </nav>
            <SignOutButton />
          </Rail>
        )}
        <Stack spacing={3}>
          <Head direction="row" spacing={4}>
            {match && <Heading {...match} />}
            {!isWide && <PanelMenu current={current} />}
            {isWide && viewerMay(viewer, 'reports') && <PanelStats key={pathname} />}
            <KeysHelp />
          </Head>
          {!isWide && match && sections.length > 1 && (
            <LinkTabs label={match.tab.label} tabs={sections} current={current} />
          )}
          {match && section?.parts && partOf(match) && (
            <LinkTabs label={section.label} tabs={section.parts} current={partOf(match)?.path} />
          )}
          {match && !viewerMay(viewer, ...match.page.needs) ? <NotPermitted /> : <Outlet />}
        </Stack>
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

/** The tab above the page: its own, or that of the page that led to it. */
function partOf({ section, page }: PanelMatch) {
  return section.parts
    ?.filter(({ path }) => page.path === path || page.path.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}

/** Subpages get breadcrumbs. */
function Heading(match: PanelMatch) {
  const { section, page } = match;
  const from = partOf(match) ?? section;
  usePageTitle(`${page.title} · ${PANEL_NAME}`);
  if (page.path === from.path) return <Typography variant="h1">{page.title}</Typography>;
  return (
    <Breadcrumbs aria-label="Dónde estás" separator="›">
      <Link component={RouterLink} to={from.path}>
        {from.label}
      </Link>
      <Typography variant="h1" aria-current="page">
        {page.title}
      </Typography>
    </Breadcrumbs>
  );
}

/** For narrow windows. */
function PanelMenu({ current }: { current: string | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        startIcon={<MenuIcon fontSize="small" />}
      >
        Secciones
      </Button>
      <PanelDrawer open={open} onClose={() => setOpen(false)} current={current} />
    </>
  );
}

interface Props {
  open: boolean;
  onClose: () => void;
  /** The current section's path. */
  current: string | undefined;
}

/** The tabs and counts of narrow windows. */
function PanelDrawer({ open, onClose, current }: Props) {
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': PANEL_NAME } }}>
      <Stack spacing={4} sx={{ width: 'min(288px, 85vw)', padding: 4 }}>
        <strong>{PANEL_NAME}</strong>
        <nav aria-label={PANEL_NAME}>
          <PanelNav current={current} onChoose={onClose} />
        </nav>
        {viewerMay(useViewer().viewer, 'reports') && <PanelStats />}
        <SignOutButton onDone={onClose} />
      </Stack>
    </Drawer>
  );
}
