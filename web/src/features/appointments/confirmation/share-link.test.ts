import { whatsAppLink } from './share-link';

test('the message says where and when, and nothing about health', () => {
  const clinic = { name: 'Clínica del Parque', address: 'Av. Rivadavia 4875' };
  const link = new URL(whatsAppLink(clinic, '2026-11-23T09:30:00-03:00'));
  expect(link.origin + link.pathname).toBe('https://wa.me/');
  expect(link.searchParams.get('text')).toBe(
    'Turno en Clínica del Parque: lunes, 23 de noviembre de 2026, 09:30 h. Av. Rivadavia 4875',
  );
});
