import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { usePageTitle } from '../../shared/clinic/useClinic';

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  maxWidth: 440,
  margin: '0 auto',
  padding: '32px 16px',
});

interface Props {
  /** Heading, and name of the browser's tab. */
  title: string;
  children: ReactNode;
}

/** The narrow page that everything about getting into an account stands on. */
export function AccountPage({ title, children }: Props) {
  usePageTitle(title);
  return (
    <Page>
      <Typography variant="h1">{title}</Typography>
      {children}
    </Page>
  );
}
