import type { Context } from '../../platform/context';
import { escapeHtml } from '../../platform/escape-html';
import type { ServedText } from '../../platform/http/served-text';
import { PUBLIC_URL } from '../../platform/public-url';
import { listProfessionals } from '../professionals/professional.service';
import { listSpecialties } from '../specialties/specialty.service';
import { professionalPath, specialtyPath } from '../../domain/page-paths';

/** Pages of staff and accounts, and addresses with secrets. */
const PRIVATE = [
  '/admin',
  '/dashboard',
  '/availability',
  '/my-appointments',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/invitation',
  '/confirmation/',
  '/cancel/',
  '/reschedule/',
  '/lista-de-espera/',
  '/request/',
  '/llegada/',
  '/pantalla/',
  '/graphql',
  '/crashes',
  '/api',
];

export const ROBOTS: ServedText = {
  address: '/robots.txt',
  type: 'text/plain; charset=utf-8',
  text: (ctx) =>
    [
      'User-agent: *',
      ...PRIVATE.map((path) => `Disallow: ${path}`),
      'Allow: /api/pictures/',
      // Google Calendar obeys robots.txt; feed links are secret anyway.
      'Allow: /api/calendars/',
      'Allow: /',
      '',
      `Sitemap: ${PUBLIC_URL.of(ctx)()}/sitemap.xml`,
      '',
    ].join('\n'),
};

export const SITEMAP: ServedText = {
  address: '/sitemap.xml',
  type: 'application/xml; charset=utf-8',
  text: sitemap,
};

async function sitemap(ctx: Context): Promise<string> {
  const [specialties, professionals] = await Promise.all([listSpecialties(ctx), listProfessionals(ctx)]);
  const paths = [
    '/',
    ...specialties.map(({ id, slug }) => specialtyPath(slug ?? String(id))),
    ...professionals.map(({ slug }) => professionalPath(slug)),
  ];
  const urls = paths.map((path) => `<url><loc>${escapeHtml(PUBLIC_URL.of(ctx)() + path)}</loc></url>`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  );
}
