/** turnero-focus/document-queries: code of the web reaches an element by its ref (ADR 74). */
const MESSAGE = 'Reach it by a ref: kit/focus, or kit/form/form-fields for a field.';

const QUERIES = /^(?:querySelector(?:All)?|getElementById|getElementsBy\w+|closest)$/;

const documentQueries = {
  create: (context) => ({
    MemberExpression: (node) => {
      if (QUERIES.test(node.property.name)) context.report({ node, message: MESSAGE });
    },
  }),
};

export default { meta: { name: 'turnero-focus' }, rules: { 'document-queries': documentQueries } };
