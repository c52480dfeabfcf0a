/**
 * Lint rule turnero/no-clock: time is passed, never taken. Reading the machine's clock in the API
 * makes code that can't be tested at midnight or across a clock change; `ctx.now` can be.
 * Making a Date from a value stays allowed.
 */
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
