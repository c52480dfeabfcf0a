import { pictureFault } from './picture-file';

test.each([
  ['image/png', 1000, null],
  ['image/jpeg', 5_242_879, null],
  ['image/jpeg', 5_242_880, 'La imagen debe ser menor a 5MB'],
  ['application/pdf', 1000, 'Por favor selecciona una imagen válida'],
  ['', 1000, 'Por favor selecciona una imagen válida'],
])('%s of %d bytes: %p', (type, size, fault) => expect(pictureFault({ type, size })).toBe(fault));
