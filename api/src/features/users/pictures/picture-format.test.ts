import { carriesSomethingElse } from './picture-format';

const within = (text: string) => Buffer.from(`\xff\xd8\xff\xe0\x92${text}\x81\xfe`, 'latin1');

test.each(['<sVg>', '<SVG\xa0\x17=', '<?pHp\x90', '<hTML\x85', 'jaVaScript', '%pdf-x'])(
  '%j, which occurs by chance in photos, is allowed',
  (text) => {
    expect(carriesSomethingElse(within(text))).toBe(false);
  },
);

test.each(['<svg onload="x">', '<svg\n xmlns:x="y"', '<?php\n', '<HTML>', 'javascript:', '%PDF-1.7'])(
  '%j is no part of a photo',
  (text) => {
    expect(carriesSomethingElse(within(text))).toBe(true);
  },
);
