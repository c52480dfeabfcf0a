/** Letters that Unicode doesn't decompose. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ø: 'o',
  Ø: 'O',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
};

/** "Łukasz Weiß" is "Lukasz Weiss"; accents stay. */
export function plainLetters(text: string): string {
  return [...text].map((letter) => PLAIN[letter] ?? letter).join('');
}
