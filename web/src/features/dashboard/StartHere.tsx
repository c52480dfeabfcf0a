import { DASHBOARD_PATH, OWN_TODAY_PATH } from '../../clinic/paths';
import { homeOf } from '../../clinic/session/role-home';
import type { SessionUserFragment, StartPage } from '../../clinic/session/session.generated';
import { leaveFocusAbove } from '../../kit/focus/leave-focus-above';
import { notify } from '../../kit/notify/notify';
import { OffButton } from '../../kit/ui/OffButton';
import { useChooseStartPageMutation } from './dashboard.generated';
import { texts } from './texts';

const PAGES: Readonly<Partial<Record<string, StartPage>>> = { [DASHBOARD_PATH]: 'calendar', [OWN_TODAY_PATH]: 'today' };

interface Props {
  viewer: SessionUserFragment;
  path: string;
  label: string;
}

/** Makes this page the professional's start page, unless it is. */
export function StartHere({ viewer, path, label }: Props) {
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
