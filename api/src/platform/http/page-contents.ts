import { parse } from 'graphql';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';

import type { Context } from '../context';
import { AppError } from '../errors/app-error';
import type { Execute } from '../graphql/execution/execute-operation';
import type { GatewayOf } from './gateway';
import { drawnPages } from './drawn-pages';
import type { FilledPage, MovedPage, PageQuery } from './filled-page';
import type { MissingPage, PageContent } from './web-pages';

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

/** Needed by every page but the first. */
const CLIENT = 'src/app/apollo.ts';

interface Options {
  execute: Execute;
  webDir: string;
  pages: readonly FilledPage[];
  gatewayOf: GatewayOf;
}

/** Runs the web's queries, from the build's pages.graphql. */
export function pageContents({ execute, webDir, pages, gatewayOf }: Options) {
  const queries = path.join(webDir, 'pages.graphql');
  const document = existsSync(queries) ? parse(readFileSync(queries, 'utf8')) : null;
  const filesOf = filesIn(webDir);
  const draw = drawnPages(webDir);

  const answer = async (contextValue: Context, { name, variables }: PageQuery) => {
    if (!document) return [];
    const { data, errors } = await execute({ document, operationName: name, variableValues: variables, contextValue });
    return errors ? [] : [{ query: name, variables, data }];
  };

  return async (request: IncomingMessage, pathname: string): Promise<PageContent | MovedPage | MissingPage | null> => {
    for (const { address, screen, fill } of pages) {
      const found = address.exec(pathname);
      if (!found) continue;
      const { visitorOf, inTurn } = gatewayOf(request);
      return inTurn(request, async () => {
        const ctx = visitorOf(request);
        const filling = await fill(ctx, found[1] ?? '').catch(missing);
        if (filling === null || 'movedTo' in filling || 'isMissing' in filling) return filling;
        const { queries: pageQueries, ...shown } = filling;
        const answers = await Promise.all(pageQueries.map((query) => answer(ctx, query)));
        const data = JSON.stringify(answers.flat());
        const files = screen === null ? [] : filesOf(screen);
        if (!draw || shown.status === 404) return { ...shown, data, files };
        const drawn = await draw(request, data).catch((error: unknown) => {
          ctx.log.error({ err: error, pathname }, 'a page could not be drawn');
          return null;
        });
        return { ...shown, data, files, ...(drawn && { body: drawn.html, styles: drawn.styles }) };
      });
    }
    return null;
  };
}

function missing(error: unknown): MissingPage {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return { isMissing: true };
  throw error;
}

function filesIn(webDir: string): (source: string) => readonly string[] {
  const file = path.join(webDir, '.vite', 'manifest.json');
  const manifest = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest & Record<string, { isEntry?: boolean }>)
    : {};
  const filesWith = (keys: readonly string[], seen = new Set<string>()) => {
    for (const key of keys) {
      const chunk = manifest[key];
      if (!chunk || seen.has(chunk.file)) continue;
      seen.add(chunk.file);
      filesWith(chunk.imports ?? [], seen);
    }
    return seen;
  };
  const first = filesWith(Object.keys(manifest).filter((key) => manifest[key]?.isEntry));
  return (source) => [...filesWith([source, CLIENT])].filter((name) => !first.has(name)).map((name) => `/${name}`);
}
