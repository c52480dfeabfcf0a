import { createHash } from 'node:crypto';

import { PROFESSIONALS } from '../clinic-data';

type Colours = Readonly<Record<string, string>>;

/** px. */
const SIDE = 256;

const SKIN: Colours = { light: '#F3CDB0', warm: '#E2AC84', brown: '#B97A51' };
const HAIR: Colours = { black: '#2B2422', brown: '#5B3A29', fair: '#A9773E', grey: '#A7ACB0', red: '#8C3F22' };
const CLOTHES: Colours = { white: '#FFFFFF', petrol: '#0B5364', lilac: '#8A6BBF', green: '#3C7D5B', blue: '#3A6EA5' };
const GROUND: Colours = { mint: '#CDE7E1', sky: '#D3E4F3', lilac: '#E4DAF3', sand: '#F3E6CF', rose: '#F5DDDA' };
const INK = '#3A2A24';

const GLASSES =
  `<g fill="none" stroke="${INK}" stroke-width="1.6"><circle cx="42" cy="46" r="6"/>` +
  '<circle cx="58" cy="46" r="6"/><path d="M48 46H52"/></g>';

/** Behind and over the head. */
const CUTS: Readonly<Record<string, { behind: string; over: string }>> = {
  bald: { behind: '<ellipse cx="50" cy="46" rx="22" ry="15"/>', over: '' },
  short: {
    behind: '',
    over: '<path d="M29 44C27 16 73 16 71 44C68 36 62 31 50 31S32 36 29 44Z"/>',
  },
  curly: {
    behind: curls([28, 44, 9], [72, 44, 9], [30, 54, 7], [70, 54, 7]),
    over: curls([34, 31, 9], [44, 25, 9], [56, 25, 9], [66, 31, 9]),
  },
  long: {
    behind: '<path d="M27 46C25 12 75 12 73 46L76 82H24Z"/>',
    over: '<path d="M30 46C29 15 71 15 70 46C66 37 58 32 46 31C40 36 33 38 30 46Z"/>',
  },
  bob: {
    behind: '<path d="M27 44C25 14 75 14 73 44V62C73 66 66 66 66 62H34C34 66 27 66 27 62Z"/>',
    over: '<path d="M30 44C29 15 71 15 70 44C64 34 40 32 30 44Z"/>',
  },
  bun: {
    behind: '<circle cx="50" cy="17" r="9"/>',
    over: '<path d="M30 43C29 15 71 15 70 43C66 33 58 29 50 29S34 33 30 43Z"/>',
  },
};

/** WebP, stored like uploads. Equal drawings have equal ids. */
export async function makePictures(): Promise<{ email: string; id: string; content: string }[]> {
  const { default: sharp } = await import('sharp');
  // Uploads can't be SVG.
  const svg = { operation: ['VipsForeignLoadSvg'] };
  sharp.unblock(svg);
  try {
    return await Promise.all(
      PROFESSIONALS.map(async ({ email, portrait }) => {
        const drawing = drawPortrait(portrait);
        const picture = await sharp(Buffer.from(drawing)).resize(SIDE, SIDE).webp({ quality: 80 }).toBuffer();
        return { email, id: idOf(`${email} ${drawing}`), content: `\\x${picture.toString('hex')}` };
      }),
    );
  } finally {
    sharp.block(svg);
  }
}

function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * SVG of head and shoulders. `look` names skin, hair, cut, clothes, ground and extras. Shows no living person; public
 * domain (CC0).
 */
function drawPortrait(look: string): string {
  const [skinTone, hairTone, cut, dress, back, ...extras] = look.split(' ') as [string, string, string, string, string];
  const [skin, hair, clothes, ground] = [SKIN[skinTone], HAIR[hairTone], CLOTHES[dress], GROUND[back]];
  const { behind, over } = CUTS[cut]!;
  const has = (extra: string) => (extras as string[]).includes(extra);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<rect width="100" height="100" fill="${ground}"/>
<g fill="${hair}">${behind}</g>
<path d="M12 100C12 82 30 74 50 74S88 82 88 100Z" fill="${clothes}"/>
<path d="M42 60H58V74L50 84L42 74Z" fill="${skin}"/><path d="M42 64C46 70 54 70 58 64V69C54 74 46 74 42 69Z" opacity=".12"/>
<circle cx="31" cy="48" r="4" fill="${skin}"/><circle cx="69" cy="48" r="4" fill="${skin}"/>
<ellipse cx="50" cy="46" rx="19" ry="22" fill="${skin}"/>
${has('beard') ? `<path d="M31 48C31 76 69 76 69 48C67 58 60 56 50 56S33 58 31 48Z" fill="${hair}"/>` : ''}
<g fill="${hair}">${over}</g>
<g fill="${INK}"><circle cx="42" cy="46" r="2"/><circle cx="58" cy="46" r="2"/></g>
<path d="M43 58Q50 64 57 58" fill="none" stroke="${has('beard') ? '#FFFFFF' : INK}" stroke-width="2" stroke-linecap="round"/>
${has('glasses') ? GLASSES : ''}
</svg>`;
}

function curls(...circles: [x: number, y: number, radius: number][]): string {
  return circles.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('');
}
