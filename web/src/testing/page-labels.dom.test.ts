/** The environment finds labels for a whole page at once; each control must still get its own. */
const labelsOf = (id: string) =>
  Array.from(document.querySelector<HTMLInputElement>(`#${id}`)!.labels ?? [], (label) => label.textContent);

afterEach(() => document.body.replaceChildren());

test('A control is labelled by its names and its groups, in the order of the page', () => {
  document.body.innerHTML = `
    <label for="day">Before</label><label>Around<span></span><input id="day"><input id="second"></label><label for="day">After</label>
    <label for="">Nobody's</label><label for="text">A paragraph's</label><p id="text"></p><input id="bare"><input id="day" class="twin">`;
  expect(labelsOf('day')).toEqual(['Before', 'Around', 'After']);
  expect(labelsOf('second')).toEqual([]);
  expect(labelsOf('bare')).toEqual([]);
  expect(document.querySelector<HTMLInputElement>('.twin')!.labels).toHaveLength(0);
  expect(Array.from(document.querySelectorAll('label'), ({ control }) => control?.id)).toEqual([
    'day',
    'day',
    'day',
    undefined,
    undefined,
  ]);
});

test('Changed labels count at the next look, also in earlier lists', () => {
  document.body.innerHTML = '<label for="day">Day</label><input id="day"><input id="hour">';
  const [day, hour] = Array.from(document.querySelectorAll('input'));
  const label = document.querySelector('label')!;
  const labels = day!.labels!;
  expect(labels).toHaveLength(1);
  label.htmlFor = 'hour';
  expect(labels).toHaveLength(0);
  expect(hour!.labels).toHaveLength(1);
  hour!.type = 'hidden';
  expect(hour!.labels).toBeNull();
  expect(label.control).toBeNull();
  hour!.remove();
  label.htmlFor = 'day';
  expect(labels).toHaveLength(1);
});

test('A press on a label presses its control', () => {
  document.body.innerHTML = '<label>Agree<input type="checkbox"></label>';
  document.querySelector('label')!.click();
  expect(document.querySelector('input')!.checked).toBe(true);
});
