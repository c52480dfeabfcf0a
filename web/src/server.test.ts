import { drawPage, shownAddress } from './server';
import { bookingAnswers } from './testing/booking-data';
import { aClinic, aProfessional, aSpecialty, firstSlots, landingAnswers } from './testing/clinic-data';

const landing = landingAnswers({
  specialties: [aSpecialty()],
  professionals: [aProfessional({ id: 5, name: 'Dra. <Zulma> Paz' })],
});
const LANDING = JSON.stringify([
  { query: 'Landing', variables: {}, data: landing.Landing },
  {
    query: 'FirstSlots',
    variables: { each: 1 },
    data: { firstSlots: [firstSlots(5, '2026-11-22T09:30:00-03:00')], clinic: aClinic() },
  },
]);
const answers = bookingAnswers();
const BOOKING = JSON.stringify([
  { query: 'BookingProfessional', variables: { id: 1 }, data: answers['BookingProfessional'] },
]);

test('the server draws the landing with its first free times, each a link, and no placeholder', async () => {
  const { html } = await drawPage('/', LANDING, 'phone');
  expect(html).toMatch(/<h1[^>]*>Turnos online con profesionales de la salud<\/h1>/);
  expect(html).toMatch(/<a[^>]* href="\/book\/5\?dia=2026-11-22&amp;hora=09:30"[^>]*>.*?09:30/);
  expect(html).toContain('Dra. &lt;Zulma&gt; Paz');
  expect(html).not.toMatch(/MuiSkeleton|Cargando/);
});

test('a drawn page has rules instead of style attributes, which its policy forbids', async () => {
  const { html, styles } = await drawPage('/', LANDING, 'phone');
  expect(html).not.toMatch(/ style="/);
  expect(styles).toMatch(/#root \[data-style="0"\]\{[^}]+\}/);
  expect(styles).toContain(':root');
});

test('a phone gets the professional folded, a desk beside the calendar', async () => {
  expect((await drawPage('/book/1', BOOKING, 'phone')).html).toContain('<details>');
  expect((await drawPage('/book/1', BOOKING, 'desk')).html).not.toContain('<details>');
});

test('only the search can be sent before the application runs, so that no typed data ends in an address', async () => {
  const { html } = await drawPage('/book/1', BOOKING, 'phone');
  expect(html.match(/<form [^>]*>/g)?.filter((form) => !form.includes('method="dialog"'))).toEqual([]);
  expect((await drawPage('/', LANDING, 'phone')).html).toMatch(/<form role="search"[^>]* action="\/"/);
});

test('the search draws what its address asks for', async () => {
  expect((await drawPage('/?buscar=rodilla', LANDING, 'phone')).html).toMatch(/<input[^>]* value="rodilla"/);
});

test.each([
  ['/?utm_source=mail&buscar=rodilla&fbclid=1', '/?buscar=rodilla'],
  ['/book/1?gclid=1&hora=09:30&dia=2026-11-22', '/book/1?dia=2026-11-22&hora=09:30'],
  ['/profesionales/ana-paz?utm_source=mail', '/profesionales/ana-paz'],
])('%s is drawn as the address with the parameters that its page reads', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});

test('an address that is not drawn is refused', async () => {
  await expect(drawPage('/admin', '[]', 'desk')).rejects.toMatchObject({ status: 404 });
});
