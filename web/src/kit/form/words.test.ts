import { wordsOf, wordsText } from './words';

test.each([
  ['dentista, muelas', ['dentista', 'muelas']],
  [' kine,,Masajes , KINE,dolor  de espalda', ['kine', 'Masajes', 'dolor de espalda']],
  [' , ', []],
])('%j are the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
  expect(wordsOf(wordsText(words))).toEqual(words);
});
