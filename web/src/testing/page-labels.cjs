/** Label queries make jsdom walk the whole page per control and label. This walks once per state of the page. */
const NodeList = require('jsdom/lib/jsdom/living/generated/NodeList.js');
const formControls = require('jsdom/lib/jsdom/living/helpers/form-controls.js');
const { domSymbolTree } = require('jsdom/lib/jsdom/living/helpers/internal-constants.js');

const { isLabelable } = formControls;

/** By a tree's root. */
const labelled = new WeakMap();

function labelledIn(root) {
  const known = labelled.get(root);
  if (known?.version === root._version) return known;
  const elements = Array.from(domSymbolTree.treeIterator(root)).filter((node) => node.localName !== undefined);
  const byId = new Map();
  for (const element of elements) {
    const id = element.getAttributeNS(null, 'id');
    if (id !== null && !byId.has(id)) byId.set(id, element);
  }
  const [controls, labels] = [new Map(), new Map()];
  for (const label of elements.filter(({ localName }) => localName === 'label')) {
    const control = controlOf(label, byId);
    controls.set(label, control);
    labels.set(control, [...(labels.get(control) ?? []), label]);
  }
  const now = { version: root._version, controls, labels };
  labelled.set(root, now);
  return now;
}

function controlOf(label, byId) {
  const id = label.getAttributeNS(null, 'for');
  if (id === null) return Array.from(domSymbolTree.treeIterator(label)).find(isLabelable) ?? null;
  return [byId.get(id)].find((control) => control && isLabelable(control)) ?? null;
}

formControls.getLabelsForLabelable = (control) => {
  if (!isLabelable(control)) return null;
  const root = control.getRootNode({});
  const query = () => labelledIn(root).labels.get(control) ?? [];
  control._labels ??= NodeList.createImpl(root._globalObject, [], { element: root, query });
  return control._labels;
};

// jsdom keeps the helpers that it finds, and loads its parts in order.
require('jsdom');
const { implementation: LabelElement } = require('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js');

Object.defineProperty(LabelElement.prototype, 'control', {
  get() {
    return labelledIn(this.getRootNode({})).controls.get(this) ?? null;
  },
});
