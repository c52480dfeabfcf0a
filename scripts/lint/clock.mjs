/** turnero/no-clock: the API takes time from `ctx.now`, so that tests can set it. new Date(value) is allowed. */
const MESSAGE = 'Take the time from the injected clock (ctx.now), not from the machine.';

const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';

const noClock = {
  create(context) {
    const report = (node) => context.report({ node, message: MESSAGE });
    return {
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) report(node);
      },
      CallExpression(node) {
        if (isDate(node.callee)) report(node);
      },
      MemberExpression(node) {
        const property = node.computed ? node.property.value : node.property.name;
        const object = node.object.type === 'Identifier' ? node.object.name : undefined;
        if ((object === 'Date' && property === 'now') || (object === 'Temporal' && property === 'Now')) report(node);
      },
    };
  },
};

export default { meta: { name: 'turnero' }, rules: { 'no-clock': noClock } };
