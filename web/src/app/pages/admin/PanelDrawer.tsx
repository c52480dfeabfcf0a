import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';

import { SignOutButton } from '../../shell/SignOutButton';
import { PANEL_NAME } from './panel-name';
import { PanelNav } from './PanelNav';
import { PanelStats } from './PanelStats';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The current section's path. */
  current: string | undefined;
}

/** The tabs and counts of narrow windows. */
export function PanelDrawer({ open, onClose, current }: Props) {
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': PANEL_NAME } }}>
      <Stack spacing={4} sx={{ width: 'min(288px, 85vw)', padding: 4 }}>
        <strong>{PANEL_NAME}</strong>
        <nav aria-label={PANEL_NAME}>
          <PanelNav current={current} onChoose={onClose} />
        </nav>
        <PanelStats />
        <SignOutButton onDone={onClose} />
      </Stack>
    </Drawer>
  );
}
