import { expect, it } from 'vitest'
import { params as core } from '#contract/core/area.ts'
import type { ParamDefinition } from '#contract/paramDefinition.ts'
import { paramProblem } from '#contract/paramKinds.ts'
import { params as PS } from '#contract/PS/area.ts'
import { params as scoring } from '#contract/RM_evaluate/area.ts'

const catalogue: Readonly<Record<string, ParamDefinition>> = { ...core, ...PS, ...scoring }
const problem = (name: string, value: unknown) => {
  const definition = catalogue[name]
  if (!definition) throw new Error(`There is no parameter ${name}.`)
  return paramProblem(definition, value)
}

it.each<[string, unknown]>([
  ['ui.admin_contact', ''],
  ['auth.fail_limit', 50],
  ['perf.min_coverage', 0.755],
  ['ui.literal_percent', false],
  ['ui.trusted_hosts', []],
  ['scoring.grades', { A: 95, B: 85, C: 70, D: 40 }],
  ['perf.tax_rate', { CNY: { sales: 0.06 }, HKD: { sales: 0 } }],
  ['plugins.off', [{ plugin: 'DP', sites: ['2'] }]],
])('%s can be %j', (name, value) => expect(problem(name, value)).toBeNull())

it.each<[string, string, unknown]>([
  ['type', 'ui.admin_contact', 5],
  ['length_max', 'ui.admin_contact', 'x'.repeat(2001)],
  ['type', 'auth.fail_limit', '8'],
  ['type', 'auth.fail_limit', null],
  ['type', 'auth.fail_limit', Number.NaN],
  ['integer', 'auth.fail_limit', 8.5],
  ['min', 'auth.fail_limit', 0],
  ['max', 'auth.fail_limit', 51],
  ['max', 'perf.min_coverage', 1.01],
  ['type', 'ui.literal_percent', 'yes'],
  ['type', 'ui.trusted_hosts', 'intranet.example'],
  ['type', 'ui.trusted_hosts', [7]],
  ['length_max', 'ui.trusted_hosts', Array.from({ length: 501 }, () => 'h')],
  ['type', 'scoring.grades', [95, 85, 70]],
  ['shape', 'scoring.grades', { A: 95, B: 85 }],
  ['shape', 'scoring.grades', { A: 95, B: 85, C: '70' }],
  ['shape', 'perf.tax_rate', { CNY: { sales: 0.06 }, HKD: {} }],
  ['type', 'plugins.off', ['DP']],
])('%s is wrong with %s', (reason, name, value) => expect(problem(name, value)).toBe(reason))
