import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Leads from an earlier address to the present one, as the server does, and takes what the server wrote in the head for
 * machines along when the page is left: browsers share the canonical address.
 */
export function useOwnAddress(path: string | undefined): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (path !== undefined && path !== pathname) void navigate({ pathname: path, search, hash }, { replace: true });
  }, [path, pathname, search, hash, navigate]);
  useEffect(() => {
    const parts = [...document.head.children].filter((part) => part.hasAttribute('data-page'));
    return () => parts.forEach((part) => part.remove());
  }, []);
}
