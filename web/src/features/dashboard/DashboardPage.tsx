import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { matchPath, Outlet, useLocation } from 'react-router-dom';

import { usePageTitle } from '../../clinic/facts/useClinic';
import { DASHBOARD_PATH, OWN_TODAY_PATH } from '../../clinic/paths';
import { homeOf } from '../../clinic/session/role-home';
import type { SessionUserFragment, StartPage } from '../../clinic/session/session.generated';
import { useIsWaitingListShown } from '../../clinic/waiting-list/useIsWaitingListShown';
import { leaveFocusAbove } from '../../kit/focus/leave-focus-above';
import { KeysHelp } from '../../kit/keys-help/KeysHelp';
import { notify } from '../../kit/notify/notify';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { UnbrokenRow } from '../../kit/ui/layout';
import { LinkTabs } from '../../kit/ui/LinkTabs';
import { OffButton } from '../../kit/ui/OffButton';
import { dashboardTabs } from './dashboard-tabs';
import { useChooseStartPageMutation } from './dashboard.generated';
import { texts } from './texts';

const PAGES: Readonly<Partial<Record<string, StartPage>>> = { [DASHBOARD_PATH]: 'calendar', [OWN_TODAY_PATH]: 'today' };

interface Props {
  viewer: SessionUserFragment;
}

/** Shows the tab of the address. */
export function DashboardPage({ viewer }: Props) {
  const { pathname } = useLocation();
  const tabs = dashboardTabs(viewer, useIsWaitingListShown(viewer.role === 'professional'));
  const address = pathname.replace(/\/+$/, '');
  const shown =
    tabs.find(({ path }) => path === address) ??
    tabs.find(({ below = [] }) => below.some((path) => matchPath(path, address)));
  usePageTitle(shown?.title ?? texts.accessDenied.title);
  if (tabs.length === 0) return <AccessDenied viewer={viewer} />;
  return (
    <Stack component={Container} spacing={6}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h1" sx={{ flex: 1, minWidth: 'min-content', overflowWrap: 'anywhere' }}>
          {shown?.title}
        </Typography>
        <UnbrokenRow>
          {shown && <StartHere viewer={viewer} path={shown.path} label={shown.label} />}
          <KeysHelp />
        </UnbrokenRow>
      </Stack>
      {tabs.length > 1 && <LinkTabs label={texts.tabs.label} tabs={tabs} current={shown?.path} />}
      <Outlet />
    </Stack>
  );
}

function AccessDenied({ viewer }: Props) {
  return (
    <Stack component={Container} spacing={6} style={{ maxWidth: 640, alignItems: 'flex-start' }}>
      <Typography variant="h1">{texts.accessDenied.title}</Typography>
      <p>{texts.accessDenied.reason}</p>
      <ButtonLink to={homeOf(viewer)}>{texts.accessDenied.back}</ButtonLink>
    </Stack>
  );
}

interface StartHereProps {
  viewer: SessionUserFragment;
  path: string;
  label: string;
}

/** Makes this page the professional's start page, unless it is. */
function StartHere({ viewer, path, label }: StartHereProps) {
  const [choose, { loading }] = useChooseStartPageMutation({ errorFallback: texts.startHere.failed });
  const page = PAGES[path];
  if (viewer.role !== 'professional' || page === undefined || homeOf(viewer) === path) return null;
  const press = async () => {
    const { error } = await choose({ page });
    if (!error) notify.success(texts.startHere.done(label));
  };
  return (
    <OffButton size="small" variant="outlined" ref={leaveFocusAbove} off={loading} onClick={() => void press()}>
      {texts.startHere.button}
    </OffButton>
  );
}
