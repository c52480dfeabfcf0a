import { whatsAppLink } from './share-link';

test('the message says where and when, and nothing about health', () => {
  const link = new URL(whatsAppLink('Clínica del Parque', '2026-11-23T09:30:00-03:00'));
  expect(link.origin + link.pathname).toBe('https://wa.me/');
  expect(link.searchParams.get('text')).toBe('Turno en Clínica del Parque: lunes, 23 de noviembre de 2026, 09:30 h');
});
