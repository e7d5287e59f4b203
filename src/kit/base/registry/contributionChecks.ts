import { resourceFaults } from '#contract/resourceFaults.ts'
import { screenKinds } from '#src/kit/base/resource/defineResource.ts'
import { isRecord } from '#contract/isRecord.ts'
import { checkText, listOf, type Manifest } from './manifest.ts'
import type { ProblemCode } from './explanations.ts'
import { checkRule } from './ruleCheck.ts'

/** The requirements for each contribution of a kind. */
interface Shape {
  readonly kind: 'pages' | 'extensions' | 'slots' | 'menu'
  readonly code: ProblemCode
  /** Its required texts, and the pattern of each. */
  readonly texts: Readonly<Record<string, RegExp>>
  readonly isGuarded?: boolean
  readonly isLoaded?: boolean
  readonly isTitled?: boolean
}

const shapes: readonly Shape[] = [
  { kind: 'pages', code: 'page.shape', texts: { route: /^\// }, isGuarded: true, isLoaded: true },
  {
    kind: 'extensions',
    code: 'extension.shape',
    texts: { slot: /^/, id: /^/ },
    isGuarded: true,
    isLoaded: true,
  },
  { kind: 'slots', code: 'slot.shape', texts: { id: /./ } },
  { kind: 'menu', code: 'menu.shape', texts: { uri: /^\// }, isGuarded: true, isTitled: true },
]

/** The pages, extensions, slots and menu hints. To add a kind of contribution, describe it above. */
export function checkContributions({ plugin, isKnown, report }: Manifest): void {
  for (const { kind, code, texts, isGuarded, isLoaded, isTitled } of shapes) {
    const wanted = Object.entries(texts)
    for (const [i, item] of listOf(plugin[kind], kind, code, report)) {
      const place = `${kind}[${i}]`
      if (!isRecord(item) || wanted.some(([name, like]) => !isText(item[name], like))) {
        report(code, place)
        continue
      }
      const { can, load, title, icon } = item
      if (isGuarded && can === undefined) report(code, `${place}.can`)
      else if (isGuarded) checkRule(can, isKnown, () => `${place}.can`, report)
      if (isLoaded && typeof load !== 'function') report('loader', `${place}.load`)
      if (isTitled) checkText(title, `${place}.title`, report)
      if (isTitled && icon !== undefined && typeof icon !== 'string') report(code, `${place}.icon`)
    }
  }
}

/** The resources, their loaders and the rules of their contracts. */
export function checkResources({ plugin, isKnown, report }: Manifest): void {
  for (const [i, item] of listOf(plugin['resources'], 'resources', 'resource.shape', report)) {
    const place = `resources[${i}]`
    const contract = isRecord(item) ? item['contract'] : undefined
    if (!isRecord(item) || !isText(item['name'], resourceName)) {
      report('resource.shape', place)
    } else if (!isRecord(contract) || typeof contract['path'] !== 'string' || !isRecord(contract['can'])) {
      report('resource.shape', `${place}.contract`)
    } else {
      if (item['source'] !== undefined && typeof item['source'] !== 'string') {
        report('resource.shape', `${place}.source`)
      }
      if (item['menuPlace'] !== undefined && !isText(item['menuPlace'], /^\//)) {
        report('resource.shape', `${place}.menuPlace`)
      }
      for (const kind of screenKinds) {
        if (item[kind] !== undefined && typeof item[kind] !== 'function') report('loader', `${place}.${kind}`)
      }
      for (const [action, rule] of Object.entries(contract['can'])) {
        if (rule !== undefined) checkRule(rule, isKnown, () => `${place}.contract.can.${action}`, report)
      }
      for (const fault of resourceFaults(contract)) {
        report('resource.contract', `${place}.contract.${fault.place}`, fault.wrong)
      }
    }
  }
}

const resourceName = /^[^/\s](?:\S*[^/\s])?$/

const isText = (value: unknown, like: RegExp): boolean => typeof value === 'string' && like.test(value)
