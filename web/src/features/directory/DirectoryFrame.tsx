import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';

import { ChevronLeftIcon } from '../../kit/ui/icons';
import { LineLink } from '../../kit/ui/LineLink';

const Page = styled(Container)({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: 48,
  overflowWrap: 'anywhere',
});

interface Props {
  back: string;
  backTo: To;
  children: ReactNode;
}

export function DirectoryFrame({ back, backTo, children }: Props) {
  return (
    <Page className="public">
      <LineLink to={backTo}>
        <ChevronLeftIcon fontSize="small" />
        {back}
      </LineLink>
      {children}
    </Page>
  );
}
