import { useQuery } from '@tanstack/react-query'
import { pluginReport, type PartFault, type ServerProblem } from '#contract/core/pluginReport.ts'
import { useLocaleState } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import type { Composition, Problem } from '#src/kit/base/registry/compose.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import type { StatusColors } from '#contract/nounScreens.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import list from '#src/kit/table/list/List.module.css'
import { localName } from '#src/kit/base/text/localName.ts'
import { explain } from '#src/kit/base/registry/explain.ts'
import { useRegistry } from '#src/kit/base/registry/registryContext.ts'
import { useSubject } from '#src/kit/base/person/subject.ts'
import table from '#src/kit/table/Table.module.css'
import { useShell } from '#src/layout/shellContext.ts'
import { loadPluginSizes, type PluginSize } from './pluginSizes.ts'
import { inventory, type Contribution, type ListedPlugin } from './inventory.ts'
import { ScrollRegion } from '#src/kit/base/control/ScrollRegion.tsx'
import s from './Plugins.module.css'
import { ruleText } from './ruleText.ts'

/**
 * Every plugin of the installation: what it adds, whether the current user gets it, and what is wrong with
 * it. The data comes from the console's composition, and from the back end's report about server halves and
 * failed parts.
 */
export const Plugins = ({ whole }: { whole: Composition }) => {
  const translate = useTranslate()
  const shell = useShell()
  // Other back ends may not have it.
  const { data: report } = useCall(pluginReport)
  const plugins = inventory({
    whole,
    here: useRegistry().composition,
    subject: useSubject(),
    shell,
    report: { problems: report?.problems ?? [], faults: report?.faults ?? [] },
  })
  const { data: sizes } = useQuery({ queryKey: ['plugins.json'], queryFn: loadPluginSizes })
  const columns = ['contribution', 'state', 'kind', 'can'].map((name) => `atrium.plugins.column.${name}`)
  return (
    <section className={list['page']}>
      <header className={list['header']}>
        <h1>{translate('atrium.plugins.title')}</h1>
        <span className={list['count']}>{translate('atrium.list.total', { total: plugins.length })}</span>
      </header>
      <div className={list['card']}>
        <ScrollRegion className={s.scroller} label={translate('atrium.plugins.title')}>
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
        </ScrollRegion>
      </div>
    </section>
  )
}

const Rows = ({ listed, size }: RowsProps) => {
  const { id, plugin, state, contributions, problems, onServer, faults } = listed
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
          <StatusChip tone={statusColors[state]}>{translate(`atrium.plugins.state.${state}`)}</StatusChip>
        </td>
        <td colSpan={2}>
          <Size size={size} />
        </td>
      </tr>
      {problems.map((problem) => (
        <ProblemRow key={`${problem.code} ${problem.place} ${problem.other}`} problem={problem} />
      ))}
      {onServer.map((problem) => (
        <ServerProblemRow key={`${problem.place} ${problem.sentence}`} problem={problem} />
      ))}
      {faults.map((one) => (
        <FaultRow key={`${one.version} ${one.part}`} fault={one} />
      ))}
      {contributions.map((one) => (
        <ContributionRow key={`${one.kind} ${one.name}`} one={one} />
      ))}
    </tbody>
  )
}

interface RowsProps {
  listed: ListedPlugin
  size: PluginSize | undefined
}

/** A dash if it is not known, or not yet. */
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

/** Always in English: it is for people who write and install plugins. */
const ProblemRow = ({ problem }: { problem: Problem }) => {
  const { code, place, other } = problem
  const { text, advice } = explain(problem)
  return (
    <tr className={s.problem}>
      <td colSpan={4} lang="en">
        <code className="red">{[code, place, other].filter(Boolean).join(' · ')}</code>
        <p>{text}</p>
        <p>{advice}</p>
      </td>
    </tr>
  )
}

/** Also in English, as the server sends it. */
const ServerProblemRow = ({ problem: { place, sentence } }: { problem: ServerProblem }) => {
  const translate = useTranslate()
  return (
    <tr className={s.problem}>
      <td colSpan={4}>
        <code className="red">{[translate('atrium.plugins.server'), place].filter(Boolean).join(' · ')}</code>
        <p lang="en">{sentence}</p>
      </td>
    </tr>
  )
}

const FaultRow = ({ fault: { part, version, count, last_at } }: { fault: PartFault }) => {
  const translate = useTranslate()
  return (
    <tr className={s.problem}>
      <td colSpan={4}>
        <code className="red">{[part, version].filter(Boolean).join(' · ')}</code>
        <p>{translate('atrium.plugins.faults', { count, at: formatDate(last_at, 'YYYY/M/D HH:mm') })}</p>
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
        <StatusChip tone={statusColors[state]}>{translate(`atrium.plugins.state.${state}`)}</StatusChip>
        {why ? <span className={s.why}>{translate(`atrium.plugins.why.${why}`)}</span> : null}
      </td>
      <td>{translate(`atrium.plugins.kind.${kind}`)}</td>
      <td>{can === null ? null : ruleText(can, translate)}</td>
    </tr>
  )
}

const statusColors: StatusColors = {
  active: 'green',
  forbidden: 'amber',
  quarantined: 'red',
  inactive: 'blue',
}
