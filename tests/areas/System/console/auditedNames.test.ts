import { expect, it } from 'vitest'
import { auditLogWords } from '#contract/System/auditLog.words.ts'
import type { Resource } from '#contract/resource.ts'
import { installed } from '#tests/support/installed.ts'
import { contract } from '#tools/contract.ts'

/** What screens call by the name of their resource, and what the log itself has words for. */
const named = new Set([
  ...(installed.beside ?? []).flatMap(({ resources = [] }) => resources.map((one) => one.contract.name)),
  ...Object.keys(auditLogWords.screen?.['other'] ?? {}),
])

it.each(Object.values<Resource>(contract.resources).map(({ name }) => name))(
  'the audit log has a name for %s',
  (name) => expect(named).toContain(name),
)
