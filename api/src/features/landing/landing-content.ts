import { parse } from 'graphql';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';

import type { Context } from '../../platform/context';
import type { Execute } from '../../platform/graphql/execution/execute-operation';
import type { InTurn } from '../../platform/http/source-turns';
import type { PageContent } from '../../platform/http/web-pages';
import { landingPage } from './landing-page';
import { getLanding } from './landing.service';

/**
 * What index.html carries on `/`. Runs the web's own query (its build leaves it in landing.graphql), so that the page
 * brings exactly what the application would have asked for. Every other address is sent empty.
 */
export function landingContent(
  execute: Execute,
  webDir: string,
  contextOf: (request: IncomingMessage) => Promise<Context>,
  inTurn: InTurn,
) {
  const file = path.join(webDir, 'landing.graphql');
  const document = existsSync(file) ? parse(readFileSync(file, 'utf8')) : null;

  return async (request: IncomingMessage, pathname: string): Promise<PageContent | null> => {
    if (pathname !== '/' || !document) return null;
    return inTurn(request, async () => {
      const contextValue = await contextOf(request);
      const { data, errors } = await execute({ document, contextValue });
      return errors ? null : landingPage(await getLanding(contextValue), data);
    });
  };
}
