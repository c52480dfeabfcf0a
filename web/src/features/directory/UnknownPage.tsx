import Typography from '@mui/material/Typography';
import type { To } from 'react-router-dom';

import { ButtonLink } from '../../kit/ui/ButtonLink';

interface Props {
  title: string;
  hint: string;
  others: string;
  to: To;
}

export function UnknownPage({ title, hint, others, to }: Props) {
  return (
    <>
      <Typography variant="h1">{title}</Typography>
      <p>{hint}</p>
      <div>
        <ButtonLink to={to}>{others}</ButtonLink>
      </div>
    </>
  );
}
