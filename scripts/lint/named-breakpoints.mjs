/**
 * turnero-web/named-breakpoints: screens change at named widths (kit/ui/breakpoints). Container widths are free.
 */
const MESSAGE = 'Name the width: up(…) or down(…) of kit/ui/breakpoints.';

const WIDTH = /^(?!@container).*\((min|max)-width: ?[\d.]/;

const namedBreakpoints = {
  create(context) {
    const check = (node, text) => WIDTH.test(text) && context.report({ node, message: MESSAGE });
    return {
      Literal: (node) => check(node, String(node.value)),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

export default { meta: { name: 'turnero-web' }, rules: { 'named-breakpoints': namedBreakpoints } };
