/**
 * turnero-focus/document-queries: code of the web reaches an element by its ref (ADR 74). `most`: how many queries a
 * file has whose markup is another's.
 */
const MESSAGE = 'Reach it by a ref: kit/focus, or kit/form/form-fields for a field.';

const QUERIES = /^(?:querySelector(?:All)?|getElementById|getElementsBy\w+|closest)$/;

const documentQueries = {
  meta: { schema: [{ type: 'object', properties: { most: { type: 'integer' } } }] },
  create(context) {
    const { most = 0 } = context.options[0] ?? {};
    let count = 0;
    return {
      MemberExpression: (node) => {
        if (!QUERIES.test(node.property.name)) return;
        count += 1;
        if (count > most) context.report({ node, message: MESSAGE });
      },
    };
  },
};

export default { meta: { name: 'turnero-focus' }, rules: { 'document-queries': documentQueries } };
