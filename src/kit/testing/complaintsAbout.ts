import { evaluate } from '#contract/access.ts'
import { commonFields, names } from '#contract/resource.ts'
import { compose, type Composition, type Installation } from '#src/kit/base/registry/compose.ts'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { screenKinds } from '#src/kit/base/resource/defineResource.ts'
import { isComponent } from '#src/kit/page/part/partContent.ts'
import { explain } from '#src/kit/base/registry/explain.ts'
import { locales } from '#src/kit/base/registry/manifest.ts'
import { lookAt } from './lookAt.ts'
import { partsOf, type DrawnPart, type Params } from './partsOf.ts'
import { administrator, nobody } from './sampleConsole.ts'
import { refusedText } from './Stage.tsx'
import { textsOf, wordsOf, type AllTexts } from './wordsOf.ts'

/** What a plugin is tested for. */
export const trials = ['manifest', 'loaders', 'messages', 'access', 'screens', 'accessibility'] as const

/** What is wrong, and where in the plugin. */
export interface Complaint {
  readonly trial: (typeof trials)[number]
  readonly place: string
  readonly text: string
}

export interface Surroundings {
  /** The plugins that it needs, or is tested together with. */
  readonly beside?: readonly Plugin[]
  /** What an installation must configure for it: its settings, the data sources that it names. */
  readonly installation?: Installation
  /** The values for the parameters of its routes; `1` by default. */
  readonly params?: Params
  /** Whether each screen is rendered in every language, which is the default, or in one of them, by turns, which is quicker. */
  readonly languages?: 'all' | 'by turns'
}

/** Tests a plugin as `describePlugin` does, and returns what is wrong. */
export async function complaintsAbout(
  plugin: Plugin,
  { beside = [], installation = {}, params = {}, languages = 'all' }: Surroundings = {},
): Promise<readonly Complaint[]> {
  const others = beside.filter(({ id }) => id !== plugin.id)
  const composition = compose(
    [plugin, ...others].map((one) => ({ id: one.id, plugin: one })),
    installation,
  )
  const problems = composition.problems.map((problem) => ({
    trial: 'manifest' as const,
    place: `${problem.plugin} ${problem.place}`,
    text: `${problem.code}: ${Object.values(explain(problem)).join(' ')}`,
  }))
  if (problems.length > 0) return problems

  const parts = partsOf(plugin, params)
  const broken = new Map<DrawnPart, string>()
  for (const part of parts) {
    const fault = await loaderFault(part)
    if (fault) broken.set(part, fault)
  }
  const texts = await textsOf(plugin)
  const all = [...(await Promise.all(others.map(textsOf))), texts]
  return [
    ...[...broken].map(([{ contribution }, text]) => ({
      trial: 'loaders' as const,
      place: contribution,
      text,
    })),
    ...messageComplaints(plugin, texts),
    ...(await accessComplaints(plugin, { composition, parts, all })),
    ...(await screenComplaints(plugin, {
      composition,
      parts: parts.filter((part) => !broken.has(part)),
      all,
      languages,
    })),
  ]
}

interface Scene {
  readonly composition: Composition
  readonly parts: readonly DrawnPart[]
  readonly all: readonly AllTexts[]
}

async function loaderFault({ load }: DrawnPart): Promise<string | null> {
  try {
    return isComponent(await load()) ? null : 'What it fetches is not a component.'
  } catch (error) {
    return `It does not come: ${String(error)}`
  }
}

/** Checks for the same keys in all languages, and a name for every field that is shown. */
function messageComplaints({ resources = [] }: Plugin, all: AllTexts): Complaint[] {
  const said = new Set(
    [...all.values()].flatMap((texts) => (texts instanceof Error ? [] : Object.keys(texts))),
  )
  const labels = resources
    .filter((resource) => screenKinds.some((kind) => resource[kind]))
    .flatMap(({ name, contract }) =>
      Object.keys(contract.fields)
        .filter((source) => !(source in commonFields) && !(source in names))
        .map((source) => `resources.${name}.fields.${source}`),
    )
  const complain = (place: string, text: string): Complaint => ({ trial: 'messages', place, text })
  return [
    ...[...all].flatMap(([locale, texts]) =>
      texts instanceof Error
        ? [complain(locale, `They do not come: ${String(texts)}`)]
        : [...said].filter((key) => !(key in texts)).map((key) => complain(locale, `${key} is missing.`)),
    ),
    ...labels.filter((key) => !said.has(key)).map((key) => complain('labels', `${key} is missing.`)),
  ]
}

/** Checks that a person who may not see a part is refused, and that nothing of it is fetched. */
async function accessComplaints(plugin: Plugin, { composition, parts, all }: Scene): Promise<Complaint[]> {
  const complaints: Complaint[] = []
  const complain = (place: string, text: string) => complaints.push({ trial: 'access', place, text })
  const words = wordsOf('en_US', all, plugin.id)
  for (const part of parts) {
    const { can, contribution } = part
    if (can === undefined) complain(contribution, 'Its contract lets nobody see it: give it a rule.')
    if (can === undefined || evaluate(can, nobody) !== 'no') continue
    const fetched: string[] = []
    const watched = parts.map((one) => ({
      ...one,
      load: () => {
        fetched.push(one.contribution)
        return one.load()
      },
    }))
    const shown = watched.find((one) => one.contribution === contribution) ?? part
    const { text } = await lookAt({
      composition,
      plugin,
      parts: watched,
      shown,
      subject: nobody,
      words,
    })
    if (!text.includes(refusedText)) complain(contribution, `It is not refused: ${text}`)
    if (fetched.length > 0) complain(contribution, `It is fetched for those who may not see it.`)
  }
  return complaints
}

/** Renders every part with sample records, in every language or one of them, as the administrator sees it. */
async function screenComplaints(
  plugin: Plugin,
  { composition, parts, all, languages }: Scene & Pick<Required<Surroundings>, 'languages'>,
): Promise<Complaint[]> {
  const complaints: Complaint[] = []
  const byTurns = languages === 'by turns'
  for (const [turn, locale] of locales.entries()) {
    const words = wordsOf(locale, all, plugin.id)
    const drawn = byTurns ? parts.filter((_, at) => at % locales.length === turn) : parts
    for (const shown of drawn) {
      const { faults, violations } = await lookAt({
        composition,
        plugin,
        parts,
        shown,
        subject: administrator,
        words,
        // Its structure is the same in every language.
        withAxe: byTurns || locale === 'en_US',
      })
      const place = shown.contribution
      const missing = words.takeMissing().map((key) => `No language has a text for ${key}.`)
      complaints.push(
        ...[...faults, ...missing].map((text) => ({ trial: 'screens' as const, place, text })),
        ...violations.map((text) => ({ trial: 'accessibility' as const, place, text })),
      )
    }
  }
  // A problem in every language is reported once.
  return [...new Map(complaints.map((one) => [JSON.stringify(one), one])).values()]
}
