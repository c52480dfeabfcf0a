import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { useViewer } from '../../../clinic/session/useViewer';
import { asDialog } from '../../../kit/dialog/as-dialog';
import { GuardedDialog } from '../../../kit/dialog/GuardedDialog';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { Tabs } from '../../../kit/ui/Tabs';
import { SecurityPanel } from '../second-factor/SecurityPanel';
import { texts } from '../texts';
import { MyDataPanel } from './MyDataPanel';
import { PasswordForm } from './PasswordForm';
import { PictureField } from './PictureField';
import type { ProfileTab } from './profile-tab';
import { useProfileQuery } from './profile.generated';
import { ProfileForm } from './ProfileForm';

interface Props {
  open: boolean;
  initialTab: ProfileTab;
  onClose: () => void;
}

export const ProfileDialog = asDialog(function ProfileDialog({ open, initialTab, onClose }: Props) {
  return (
    <GuardedDialog open={open} title={texts.profileDialog.title} onClose={onClose}>
      {(report) => (
        <DialogContent>
          <Content initialTab={initialTab} report={report} onClose={onClose} />
        </DialogContent>
      )}
    </GuardedDialog>
  );
});

/** Remounts on every opening. */
function Content({ initialTab, report, onClose }: Omit<Props, 'open'> & { report: ReportUnsaved }) {
  const [tab, setTab] = useState<ProfileTab>(initialTab);
  // They query when first shown, then stay.
  const [opened, setOpened] = useState<readonly ProfileTab[]>([initialTab]);
  const change = (next: ProfileTab) => {
    setTab(next);
    setOpened([...opened, next]);
  };
  const { viewer } = useViewer();
  return (
    <Tabs
      label={texts.profileDialog.tabs}
      value={tab}
      onChange={change}
      tabs={[
        {
          id: 'profile',
          label: texts.profileDialog.profile,
          content: <ProfilePanel report={report} onDone={onClose} />,
        },
        {
          id: 'password',
          label: texts.profileDialog.password,
          content: <PasswordForm report={report} onDone={onClose} />,
        },
        {
          id: 'security',
          label: texts.profileDialog.security,
          content: opened.includes('security') && <SecurityPanel level="h3" email={viewer?.email ?? ''} />,
        },
        ...(viewer?.role === 'user'
          ? [
              {
                id: 'data' as const,
                label: texts.profileDialog.data,
                content: opened.includes('data') && <MyDataPanel />,
              },
            ]
          : []),
      ]}
    />
  );
}

function ProfilePanel({ report, onDone }: { report: ReportUnsaved; onDone: () => void }) {
  const query = useProfileQuery({ fetchPolicy: 'network-only', errorFallback: texts.profileDialog.failed });
  return (
    <LoadedOnce
      query={{ ...query, data: query.data?.viewer ?? undefined }}
      errorTitle={texts.profileDialog.failed}
      waiting={<PageSpinner label={texts.profileDialog.loading} />}
    >
      {(viewer) => (
        <Stack spacing={4}>
          <PictureField user={viewer} />
          <ProfileForm profile={viewer} report={report} onDone={onDone} />
        </Stack>
      )}
    </LoadedOnce>
  );
}
