import { wallTime } from '../../../domain/clinic-time';
import { shortDay } from '../../../domain/long-date';
import { escapeHtml } from '../../../platform/escape-html';
import { bookingPath } from '../addresses';

export interface WidgetTime {
  professionalId: number;
  /** An instant with the clinic's offset. */
  startTime: string;
  /** Epoch minutes. */
  start: number;
  /** With whom, where that is not said above. */
  who?: string | undefined;
}

interface Shown {
  nonce: string;
  isDark: boolean;
  clinicName: string;
  zone: string;
  /** Whose times, or what else there is to say. */
  title: string;
  /** null: nobody's. */
  times: readonly WidgetTime[] | null;
  /** What leads on. */
  more: { path: string; text: string };
}

/** Light and dark as the site asks: a system's theme tells nothing of the site around it. */
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
 * Tells the site's page how high it is, and nobody else: widget.js says whose page that is. First by itself, because
 * browsers draw no frame that is out of sight, and observe nothing in it.
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

/** Its links open the booking in a tab of its own: that is framed by nobody. */
export function widgetHtml({ nonce, isDark, clinicName, zone, title, times, more }: Shown): string {
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
