import { expect, it } from 'vitest'
import { namingFields } from '#src/kit/value/field/useLocalName.ts'
import { nameOnly } from '#src/kit/page/record/recents.ts'
import { contract } from '#tools/contract.ts'

/** Lines of other pages, or pages that are headed by what they are about: a brand, a file, a parameter. */
const unnamed = [
  'audit_log',
  'billing_line',
  'brand_audit',
  'brand_company',
  'import_run',
  'param',
  'period_lock',
  'problem_event',
  'retail_calc_run',
  'scoring_result_version',
  'setup_mark',
  'sign_in',
  'todo_action',
  'todo_deputy',
]

const resources = Object.values(contract.resources)
const namesOf = (fields: object) => namingFields.filter((name) => name in fields)

it('every resource has a field that names its records, so that no page is headed by an id', () => {
  expect(resources.length).toBeGreaterThan(40)
  const nameless = resources.filter(({ fields }) => namesOf(fields).length === 0)
  expect(nameless.map(({ name }) => name).toSorted()).toEqual(unnamed)
})

it('what somebody opened is remembered with whatever names it', () => {
  const lost = resources.filter(({ fields, labels }) => {
    const kept = nameOnly(
      { id: 'X', ...Object.fromEntries(namesOf(fields).map((name) => [name, name])) },
      labels,
    )
    return namesOf(fields).some((name) => kept[name] !== name)
  })
  expect(lost.map(({ name }) => name)).toEqual([])
})
