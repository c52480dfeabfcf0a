import { createElement, useEffect, type ComponentType } from 'react';

import { loadDirectly } from '../kit/files/import-file';
import { ON_SERVER } from '../kit/files/on-server';
import { useLateFile } from '../kit/files/useLateFile';
import { clientFile } from './client-file';
import { PageBoundary } from './shell/BrokenPage';
import { MissingPage } from './shell/MissingPage';
import { focusOnPage } from './shell/useFocusOnNavigation';

type Load = () => Promise<ComponentType>;

/**
 * For a route's `lazy`: loads a page and the client. The router asks only once and keeps the result, so a failed load
 * yields a page that keeps trying. A crash stays within the page.
 */
export function page(loadPage: Load): () => Promise<{ Component: ComponentType }> {
  const load: Load = async () => (await Promise.all([loadPage(), clientFile()]))[0];
  return async () => ({
    Component: bounded(await loadDirectly(load).catch((reason: unknown) => arriving(load, reason))),
  });
}

function bounded(Page: ComponentType): ComponentType {
  return function BoundedPage() {
    return (
      <PageBoundary>
        <Page />
      </PageBoundary>
    );
  };
}

function arriving(load: Load, firstReason: unknown): ComponentType {
  if (ON_SERVER) throw firstReason;
  return function ArrivingPage() {
    const { component, failure, retry } = useLateFile(load, true);
    useEffect(() => {
      if (component && document.activeElement === document.body) focusOnPage();
    }, [component]);
    return component ? (
      createElement(component)
    ) : (
      <MissingPage reason={failure?.reason ?? firstReason} onRetry={retry} />
    );
  };
}
