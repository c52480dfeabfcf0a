import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

import { ChevronLeftIcon } from '../../kit/ui/icons';

const Page = styled(Container)({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: 48,
  overflowWrap: 'anywhere',
});
const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  justifySelf: 'start',
  marginBottom: -8,
});

interface Props {
  back: string;
  backTo: To;
  children: ReactNode;
}

export function DirectoryFrame({ back, backTo, children }: Props) {
  return (
    <Page className="public">
      <Back to={backTo}>
        <ChevronLeftIcon fontSize="small" />
        {back}
      </Back>
      {children}
    </Page>
  );
}
