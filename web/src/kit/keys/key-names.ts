/** As browsers name them. */
export type KeyName = '/' | 'n' | 't' | '?' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** In the order of the list. */
export const KEY_TEXT: Readonly<Record<KeyName, string>> = {
  '/': '/',
  n: 'n',
  t: 't',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  '?': '?',
};

/** For screen readers. */
export const KEY_NAME: Readonly<Record<KeyName, string>> = {
  '/': 'barra',
  n: 'n',
  t: 't',
  ArrowLeft: 'flecha izquierda',
  ArrowRight: 'flecha derecha',
  ArrowUp: 'flecha arriba',
  ArrowDown: 'flecha abajo',
  '?': 'signo de pregunta',
};

export const KEY_NAMES = Object.keys(KEY_TEXT) as readonly KeyName[];

export function isArrow(key: KeyName): boolean {
  return key.startsWith('Arrow');
}
