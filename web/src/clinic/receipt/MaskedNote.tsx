import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';

import { useWho } from '../session/useWho';

/** For cards with masked contact data: the caller only knows the address. */
export function MaskedNote({ loginPath }: { loginPath: string }) {
  const who = useWho();
  const { pathname } = useLocation();
  return (
    <Typography color="textSecondary" className="no-print">
      Por privacidad, los datos personales se ven solo en parte. Para verlos completos, abrí el enlace del email
      {who === null && (
        <>
          {' '}
          o{' '}
          <Link to={loginPath} state={{ from: pathname }}>
            iniciá sesión
          </Link>
        </>
      )}
      .
    </Typography>
  );
}
