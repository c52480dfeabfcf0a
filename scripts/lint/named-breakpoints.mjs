/**
 * turnero-web/named-breakpoints: screens change at named widths (kit/ui/breakpoints). Container widths are free.
 */
const MESSAGE = 'Name the width: up(…) or down(…) of kit/ui/breakpoints.';

const WIDTH = /^(?!@container).*\((min|max)-width: ?[\d.]/;

const namedBreakpoints = {
  create(context) {
    const judge = (node, text) => WIDTH.test(text) && context.report({ node, message: MESSAGE });
    return {
      Literal: (node) => judge(node, String(node.value)),
      TemplateElement: (node) => judge(node, node.value.raw),
    };
  },
};

export default { meta: { name: 'turnero-web' }, rules: { 'named-breakpoints': namedBreakpoints } };
