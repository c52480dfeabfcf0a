import { readFileSync } from 'node:fs';
import path from 'node:path';

import { theme } from '../../kit/ui/theme';

const SCHEME = ':root, [data-theme="light"]';

const css = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

test('tokens.css repeats what base.css uses of the palette', () => {
  const early = [...css('tokens.css').matchAll(/(--mui-[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]);
  const written = Object.assign({}, ...theme.generateStyleSheets()) as Record<string, Record<string, string>>;
  expect(early).toEqual(early.map(([name]) => [name, written[SCHEME]?.[name!]]));
  const used = [...css('base.css').matchAll(/var\((--mui-[\w-]+)\)/g)].map(([, name]) => name!);
  expect(new Set(early.map(([name]) => name))).toEqual(new Set(used));
});
