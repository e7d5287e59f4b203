import { useQuery } from '@tanstack/react-query'
import { useLocaleState, useTranslate } from 'react-admin'
import type { Composition, Problem } from '#src/kit/compose.ts'
import { noValue } from '#src/kit/field/formatNumber.ts'
import { StatusChip, type Tones } from '#src/kit/field/StatusChip.tsx'
import list from '#src/kit/list/List.module.css'
import { localName } from '#src/kit/localName.ts'
import { explain } from '#src/kit/registry/explain.ts'
import { useRegistry } from '#src/kit/registryContext.ts'
import { useSubject } from '#src/kit/subject.ts'
import table from '#src/kit/table/Table.module.css'
import { useShell } from '#src/layout/shellContext.ts'
import { loadPluginSizes, type PluginSize } from './pluginSizes.ts'
import { inventory, type Contribution, type Listed } from './inventory.ts'
import s from './Plugins.module.css'
import { ruleText } from './ruleText.ts'

/**
 * Every plugin of the installation, what it adds and whether that reaches the person on screen, and what is wrong with
 * it. Drawn from what the console has composed: the server is not asked.
 */
export const Plugins = ({ whole }: { whole: Composition }) => {
  const translate = useTranslate()
  const shell = useShell()
  const plugins = inventory({ whole, here: useRegistry().composition, subject: useSubject(), shell })
  const { data: sizes } = useQuery({ queryKey: ['plugins.json'], queryFn: loadPluginSizes })
  const columns = ['contribution', 'state', 'kind', 'can'].map((name) => `atrium.plugins.column.${name}`)
  return (
    <section className={list['page']}>
      <header className={list['header']}>
        <h1>{translate('atrium.plugins.title')}</h1>
        <span className={list['count']}>{translate('atrium.list.total', { total: plugins.length })}</span>
      </header>
      <div className={list['card']}>
        {/* What scrolls must be in reach of the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className={s.scroller} tabIndex={0} aria-label={translate('atrium.plugins.title')}>
          <table className={`${table['table']} ${s.table}`} aria-label={translate('atrium.plugins.title')}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {translate(column)}
                  </th>
                ))}
              </tr>
            </thead>
            {plugins.map((plugin) => (
              <Rows key={plugin.id} listed={plugin} size={sizes?.get(plugin.id)} />
            ))}
          </table>
        </section>
      </div>
    </section>
  )
}

const Rows = ({ listed: { id, plugin, state, contributions, problems }, size }: RowsProps) => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { zh_CN: name, zh_TW: name_tc, en_US: name_en } = plugin?.title ?? {}
  return (
    <tbody>
      <tr className={s.plugin}>
        <th scope="rowgroup">
          {localName({ name, name_tc, name_en }, locale) || id} <code>{id}</code>
          <span className={s.version}>{plugin?.version ?? (plugin && translate('atrium.plugins.own'))}</span>
        </th>
        <td>
          <StatusChip tone={tones[state]}>{translate(`atrium.plugins.state.${state}`)}</StatusChip>
        </td>
        <td colSpan={2}>
          <Size size={size} />
        </td>
      </tr>
      {problems.map((problem) => (
        <ProblemRow key={`${problem.code} ${problem.place} ${problem.other}`} problem={problem} />
      ))}
      {contributions.map((one) => (
        <ContributionRow key={`${one.kind} ${one.name}`} one={one} />
      ))}
    </tbody>
  )
}

interface RowsProps {
  listed: Listed
  size: PluginSize | undefined
}

/** A dash while and where it is not known. */
const Size = ({ size }: Pick<RowsProps, 'size'>) => {
  const translate = useTranslate()
  if (!size) return noValue
  const parts = ['manifest', 'screens', 'texts'] as const
  return parts.map((part) => (
    <span key={part} className={s.size}>
      {translate(`atrium.plugins.size.${part}`, { kB: (size[part] / 1000).toFixed(2) })}
    </span>
  ))
}

/** In English whatever the language: it is for those who write and install plugins. */
const ProblemRow = ({ problem }: { problem: Problem }) => {
  const { code, place, other } = problem
  const { text, advice } = explain(problem)
  return (
    <tr className={s.problem}>
      <td colSpan={4} lang="en">
        <code>{[code, place, other].filter(Boolean).join(' · ')}</code>
        <p>{text}</p>
        <p>{advice}</p>
      </td>
    </tr>
  )
}

const ContributionRow = ({ one: { kind, name, can, state, why } }: { one: Contribution }) => {
  const translate = useTranslate()
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <StatusChip tone={tones[state]}>{translate(`atrium.plugins.state.${state}`)}</StatusChip>
        {why ? <span className={s.why}>{translate(`atrium.plugins.why.${why}`)}</span> : null}
      </td>
      <td>{translate(`atrium.plugins.kind.${kind}`)}</td>
      <td>{can === null ? null : ruleText(can, translate)}</td>
    </tr>
  )
}

const tones: Tones = { active: 'green', forbidden: 'amber', quarantined: 'red', inactive: 'blue' }
