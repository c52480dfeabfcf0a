import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { usePageTitle } from '../../clinic/facts/useClinic';

interface Props {
  /** Also the tab's title. */
  title: string;
  /** Room for a heading and lists beside forms. */
  isWide?: boolean;
  children: ReactNode;
}

export function AccountPage({ title, isWide = false, children }: Props) {
  usePageTitle(title);
  return (
    <Stack component={Container} spacing={6} sx={{ maxWidth: isWide ? 640 : 440, paddingBlock: 8 }}>
      <Typography variant="h1">{title}</Typography>
      {children}
    </Stack>
  );
}
