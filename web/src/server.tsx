import createCache from '@emotion/cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';

import { AppRouter } from './app/AppRouter';
import { drawnRoutes, type DrawnHandle } from './app/drawn-routes';
import { createEarlyClient } from './app/early-client';
import { isOpened } from './app/opened';
import { readPageData } from './app/page-data';
import { Providers } from './app/providers';
import { Shell } from './app/shell/Shell';
import { appTheme } from './app/theme/theme';
import { searchOf } from './kit/url/query';

const ROUTES: RouteObject[] = [{ element: <Shell />, children: drawnRoutes }];
/** They answer the media queries that no CSS answers. */
const THEMES = { phone: themeAt(360), desk: themeAt(1280) };

/** `address` with only the parameters that its page reads. */
export function shownAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const { reads = [] } = (matchRoutes(ROUTES, pathname)?.at(-1)?.route.handle ?? {}) as DrawnHandle;
  return pathname + searchOf(reads.map((name) => [name, searchParams.get(name)]));
}

export interface DrawnPage {
  html: string;
  styles: string;
}

/** `address` with its query; `data`: JSON of the page's answers. Draws what the application's first render shows. */
export async function drawPage(address: string, data: string, device: keyof typeof THEMES): Promise<DrawnPage> {
  const router = createMemoryRouter(ROUTES, { initialEntries: [address] });
  await isOpened(router);
  for (const failure of Object.values(router.state.errors ?? {})) throw failure;
  // A promise of its own: a shared one would keep what every page hangs on it.
  const never = new Promise<never>(() => undefined);
  const client = createEarlyClient({ answers: readPageData(data), load: () => never, drawn: never });
  const styleCache = createCache({ key: 't', stylisPlugins: [] });
  // Collects styles instead of writing them between elements. No prefixes: no browser that runs the application needs them.
  styleCache.compat = true;
  const drawn = renderToStaticMarkup(
    <Providers client={client} styleCache={styleCache} theme={THEMES[device]}>
      <AppRouter router={router} />
    </Providers>,
  );
  router.dispose();
  const { html, rules } = withoutStyleAttributes(drawn);
  const styles = Object.values(styleCache.inserted).filter((style) => typeof style === 'string');
  return { html: html.replaceAll(FORM, '<form method="dialog" '), styles: styles.join('') + rules };
}

function themeAt(width: number) {
  const ssrMatchMedia = (query: string) => ({ matches: holdsAt(width, query) });
  return { ...appTheme, components: { ...appTheme.components, MuiUseMediaQuery: { defaultProps: { ssrMatchMedia } } } };
}

function holdsAt(width: number, query: string): boolean {
  const bounds = [...query.matchAll(/\((min|max)-width: ?([\d.]+)px\)/g)];
  return (
    bounds.length > 0 && bounds.every(([, bound, px]) => (bound === 'min' ? width >= Number(px) : width <= Number(px)))
  );
}

/** Nothing to submit to before the application runs, and no personal data in the address. The search has an action. */
const FORM = /<form (?![^>]*role="search")/g;

/** The Content-Security-Policy allows rules with a nonce, but no `style` attribute. */
function withoutStyleAttributes(drawn: string): { html: string; rules: string } {
  const names = new Map<string, string>();
  const html = drawn.replaceAll(/ style="([^"]*)"/g, (_attribute, style: string) => {
    const name = names.get(style) ?? String(names.size);
    names.set(style, name);
    return ` data-style="${name}"`;
  });
  const rules = [...names].map(([style, name]) => `#root [data-style="${name}"]{${style.replaceAll('&quot;', '"')}}`);
  return { html, rules: rules.join('') };
}
