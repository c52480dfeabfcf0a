import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Redirects a former address, as the server does. */
export function useOwnAddress(path: string | undefined): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (path !== undefined && path !== pathname) void navigate({ pathname: path, search, hash }, { replace: true });
  }, [path, pathname, search, hash, navigate]);
}
