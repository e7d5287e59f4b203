import { screenKinds } from '#src/kit/defineResource.ts'
import { checkText, isRecord, listOf, type Manifest } from './manifest.ts'
import { checkRule } from './ruleCheck.ts'

const resourceName = /^[^/\s](?:\S*[^/\s])?$/

/** The nouns, their loaders and the rules of their contracts. */
export function checkResources({ plugin, isKnown, report }: Manifest): void {
  for (const [i, item] of listOf(plugin['resources'], 'resources', 'resource.shape', report)) {
    const place = `resources[${i}]`
    const contract = isRecord(item) ? item['contract'] : undefined
    if (!isRecord(item) || typeof item['name'] !== 'string' || !resourceName.test(item['name'])) {
      report('resource.shape', place, 'A resource has a name such as area/noun, without outer slashes.')
    } else if (!isRecord(contract) || typeof contract['path'] !== 'string' || !isRecord(contract['can'])) {
      report('resource.shape', `${place}.contract`, 'A resource has a contract: one made with resource().')
    } else {
      if (item['source'] !== undefined && typeof item['source'] !== 'string') {
        report('resource.shape', `${place}.source`, 'Its source is the id of one.')
      }
      for (const kind of screenKinds) {
        if (item[kind] === undefined || typeof item[kind] === 'function') continue
        report('loader', `${place}.${kind}`, 'A screen is given by its loader.')
      }
      for (const [action, rule] of Object.entries(contract['can'])) {
        if (rule !== undefined) checkRule(rule, isKnown, () => `${place}.contract.can.${action}`, report)
      }
    }
  }
}

/** The pages, each with a rule and a loader. */
export function checkPages({ plugin, isKnown, report }: Manifest): void {
  for (const [i, item] of listOf(plugin['pages'], 'pages', 'page.shape', report)) {
    if (!isRecord(item) || typeof item['route'] !== 'string' || !item['route'].startsWith('/')) {
      report('page.shape', `pages[${i}]`, 'A page has a route that starts with a slash.')
      continue
    }
    if (item['can'] === undefined) report('page.shape', `pages[${i}].can`, 'A page has a rule.')
    else checkRule(item['can'], isKnown, () => `pages[${i}].can`, report)
    if (typeof item['load'] !== 'function') {
      report('loader', `pages[${i}].load`, 'A page is given by its loader.')
    }
  }
}

/** What goes into slots, each with a rule and a loader. */
export function checkFills({ plugin, isKnown, report }: Manifest): void {
  for (const [i, item] of listOf(plugin['fills'], 'fills', 'fill.shape', report)) {
    if (!isRecord(item) || typeof item['slot'] !== 'string' || typeof item['id'] !== 'string') {
      report('fill.shape', `fills[${i}]`, 'A fill names its slot and has an id.')
      continue
    }
    if (item['can'] === undefined) report('fill.shape', `fills[${i}].can`, 'A fill has a rule.')
    else checkRule(item['can'], isKnown, () => `fills[${i}].can`, report)
    if (typeof item['load'] !== 'function') {
      report('loader', `fills[${i}].load`, 'A fill is given by its loader.')
    }
  }
}

/** The slots on offer. */
export function checkSlots({ plugin, report }: Manifest): void {
  for (const [i, item] of listOf(plugin['slots'], 'slots', 'slot.shape', report)) {
    if (isRecord(item) && typeof item['id'] === 'string' && item['id'] !== '') continue
    report('slot.shape', `slots[${i}]`, 'A slot has an id.')
  }
}

/** The menu hints, in three languages and with a rule. */
export function checkMenu({ plugin, isKnown, report }: Manifest): void {
  for (const [i, item] of listOf(plugin['menu'], 'menu', 'menu.shape', report)) {
    if (!isRecord(item) || typeof item['uri'] !== 'string' || !item['uri'].startsWith('/')) {
      report('menu.shape', `menu[${i}]`, 'A menu hint has a uri that starts with a slash.')
      continue
    }
    checkText(item['title'], `menu[${i}].title`, report)
    if (item['icon'] !== undefined && typeof item['icon'] !== 'string') {
      report('menu.shape', `menu[${i}].icon`, 'An icon is given by its name.')
    }
    if (item['can'] === undefined) report('menu.shape', `menu[${i}].can`, 'A menu hint has a rule.')
    else checkRule(item['can'], isKnown, () => `menu[${i}].can`, report)
  }
}
