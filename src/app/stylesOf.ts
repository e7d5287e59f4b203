/** The style rules of the page that an element and what is in it may need, as text: those that name no other classes. */
export function stylesOf(element: Element): string {
  const classes = new Set([...element.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
  const isNeeded = (selectors: string): boolean =>
    selectors
      .replaceAll(/:not\([^()]*\)/g, '')
      .split(',')
      .some((selector) =>
        [...selector.matchAll(/\.((?:[\w-]|\\.)+)/g)].every(([, name = '']) => classes.has(plain(name))),
      )

  function textOf(rules: CSSRuleList): string {
    return [...rules].map(ruleText).join('')
  }

  function ruleText(rule: CSSRule): string {
    if (rule instanceof CSSStyleRule) return isNeeded(rule.selectorText) ? rule.cssText : ''
    if (!(rule instanceof CSSGroupingRule)) return ''
    const inside = textOf(rule.cssRules)
    return inside && `${rule.cssText.slice(0, rule.cssText.indexOf('{') + 1)}${inside}}`
  }

  return [...document.styleSheets].map(({ cssRules }) => textOf(cssRules)).join('')
}

/** A class as an element has it: a selector escapes some of its characters. */
const plain = (name: string): string => name.replaceAll('\\', '')
