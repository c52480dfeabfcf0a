import { parseInstant, wallTime } from '../../../domain/clinic-time';
import { shortDay } from '../../../domain/long-date';
import type { Context } from '../../../platform/context';
import { escapeHtml } from '../../../platform/escape-html';
import type { Asked, Served, ServedText } from '../../../platform/http/served-text';
import { getProfessionalNamed, listProfessionals } from '../../professionals/professional.service';
import { clinicSettings } from '../../settings/settings.service';
import { widgetSites } from './clinic-widget.service';
import { getFirstSlots } from '../../slots/first-slots';
import { getSpecialtyNamed } from '../../specialties/specialty.service';
import { bookingPath, professionalPath, specialtyPath } from '../../../domain/page-paths';
import { foundOrNull } from '../missing-page';

const TIMES = 6;

/** Query: `especialidad` or `profesional`, a slug; neither: all. `tema=oscuro` for dark. */
export const WIDGET_PAGE: ServedText = { address: '/widget', type: 'text/html; charset=utf-8', text: widgetPage };

interface Offer {
  title: string;
  times: readonly WidgetTime[] | null;
  more: { path: string; text: string };
}

async function widgetPage(ctx: Context, { query, nonce }: Asked): Promise<Served> {
  const [clinic, sites, offer] = await Promise.all([clinicSettings(ctx), widgetSites(ctx), offerFor(ctx, query)]);
  const { name: clinicName, timeZone: zone } = clinic;
  const isDark = query.get('tema') === 'oscuro';
  return {
    text: widgetHtml({ nonce, isDark, clinicName, zone, ...(offer ?? NOTHING) }),
    status: offer ? 200 : 404,
    framedBy: sites,
  };
}

/** null: unknown or hidden. */
async function offerFor(ctx: Context, query: URLSearchParams): Promise<Offer | null> {
  const [professional, specialty] = [query.get('profesional'), query.get('especialidad')];
  if (professional) return ofProfessional(ctx, professional);
  if (specialty) return ofSpecialty(ctx, specialty);
  return { title: 'Próximos turnos', times: await soonest(ctx, { each: 2 }), more: ANYBODY };
}

async function ofProfessional(ctx: Context, slug: string): Promise<Offer | null> {
  const found = await foundOrNull(getProfessionalNamed(ctx, slug));
  if (!found) return null;
  const times = await soonest(ctx, { professionalId: found.id, each: TIMES });
  return {
    title: `Próximos turnos con ${found.name}`,
    times: times.map((time) => ({ ...time, who: undefined })),
    more: {
      path: times.length > 0 ? bookingPath(found.id) : professionalPath(found.slug),
      text: 'Ver todos los horarios',
    },
  };
}

async function ofSpecialty(ctx: Context, slug: string): Promise<Offer | null> {
  const found = await foundOrNull(getSpecialtyNamed(ctx, slug));
  if (!found) return null;
  return {
    title: `Próximos turnos de ${found.name}`,
    times: await soonest(ctx, { specialtyId: found.id, each: 4 }),
    more: { path: specialtyPath(found.slug ?? String(found.id)), text: 'Ver todos los horarios' },
  };
}

/** Each start once, of the first professional in display order. */
async function soonest(ctx: Context, whose: Parameters<typeof getFirstSlots>[1]): Promise<WidgetTime[]> {
  const [firsts, professionals, { timeZone }] = await Promise.all([
    getFirstSlots(ctx, whose),
    listProfessionals(ctx),
    clinicSettings(ctx),
  ]);
  const names = new Map(professionals.map(({ id, name }) => [id, name]));
  const times = firsts.flatMap(({ professionalId, startTimes }) =>
    startTimes.flatMap((startTime) => {
      const start = parseInstant(startTime, timeZone);
      return start === null ? [] : [{ professionalId, startTime, start, who: names.get(professionalId) }];
    }),
  );
  times.sort((a, b) => a.start - b.start);
  return times.filter(({ start }, index) => start !== times[index - 1]?.start).slice(0, TIMES);
}

const ANYBODY = { path: '/', text: 'Ver especialidades y profesionales' };
const NOTHING: Offer = { title: 'No encontramos lo que se pidió mostrar aquí', times: null, more: ANYBODY };

interface WidgetTime {
  professionalId: number;
  /** With the clinic's offset. */
  startTime: string;
  /** Epoch minutes. */
  start: number;
  /** The professional, unless the title names one. */
  who?: string | undefined;
}

interface Shown {
  nonce: string;
  isDark: boolean;
  clinicName: string;
  zone: string;
  title: string;
  times: readonly WidgetTime[] | null;
  more: { path: string; text: string };
}

/** The embedding site chooses: its theme may differ from the system's. */
const STYLE = `
:root{color-scheme:light;--ink:#10262c;--muted:#4a5f66;--line:#74878e;--primary:#0b5364;--tint:#e3f0f3;--ring:#6b47a8;--bg:#fff}
:root.dark{color-scheme:dark;--ink:#e7f0f2;--muted:#a3b6bc;--line:#6f868e;--primary:#7fd1e0;--tint:#17343c;--ring:#c6aef2;--bg:#15242a}
*{box-sizing:border-box;margin:0}
body{background:var(--bg);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{padding:16px}
h1{font-size:1.25rem;line-height:1.75rem;margin-bottom:12px}
ul{display:grid;gap:8px;padding:0;list-style:none;grid-template-columns:repeat(auto-fill,minmax(min(100%,8rem),1fr))}
a{color:var(--primary);border-radius:8px}
a:focus-visible{outline:3px solid var(--ring);outline-offset:2px}
li a{display:grid;height:100%;min-height:60px;align-content:center;padding:6px 12px;border:1px solid var(--line);
color:var(--muted);font-size:.875rem;line-height:1.25rem;text-decoration:none}
li a:hover{background:var(--tint);border-color:var(--primary)}
strong{color:var(--primary);font-size:1rem;line-height:1.5rem}
.more{display:inline-block;padding:10px 0;margin-top:8px}
small{display:block;color:var(--muted);font-size:.875rem}
.said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;

/**
 * Reports the height to the embedding page alone, by the origin from widget.js. Reports once at the start, because
 * browsers do not observe frames out of sight.
 */
const SCRIPT = `(function () {
  var site = decodeURIComponent(location.hash.slice(1)), main = document.querySelector('main');
  if (parent === window || !/^https?:/.test(site)) return;
  function tell() {
    parent.postMessage({ turnero: Math.ceil(main.getBoundingClientRect().height) }, site);
  }
  tell();
  new ResizeObserver(tell).observe(main);
  setInterval(function () { if (!document.hasFocus()) location.reload(); }, 600000);
})();`;

const NEW_TAB = '<span class="said"> (se abre en otra pestaña)</span>';

/** The booking can't be framed, so links open a tab. */
function widgetHtml({ nonce, isDark, clinicName, zone, title, times, more }: Shown): string {
  const items = times?.map(
    ({ professionalId, startTime, start, who }) =>
      `<li><a href="${escapeHtml(bookingPath(professionalId, startTime))}" target="_blank"><span>${shortDay(zone, start)}</span> ` +
      `<strong>${wallTime(zone, start)}</strong>${who ? ` <span>${escapeHtml(who)}</span>` : ''}${NEW_TAB}</a></li>`,
  );
  const list = items?.length ? `<ul>${items.join('')}</ul>` : items ? '<p>Sin turnos por ahora</p>' : '';
  return (
    `<!doctype html><html lang="es-AR"${isDark ? ' class="dark"' : ''}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>Turnos online de ${escapeHtml(clinicName)}</title><style nonce="${nonce}">${STYLE}</style></head>` +
    `<body><main><h1>${escapeHtml(title)}</h1>${list}` +
    `<a class="more" href="${escapeHtml(more.path)}" target="_blank">${escapeHtml(more.text)}${NEW_TAB}</a>` +
    `<small>Turnos online de ${escapeHtml(clinicName)}</small></main><script nonce="${nonce}">${SCRIPT}</script></body></html>`
  );
}
