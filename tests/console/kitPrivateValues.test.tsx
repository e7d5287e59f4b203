import { cleanup, render, screen } from '@testing-library/react'
import { I18nContextProvider } from 'react-admin'
import { afterEach, expect, it } from 'vitest'
import type { Subject } from '#contract/access.ts'
import type { Field } from '#contract/field.ts'
import type { Resource } from '#contract/resource.ts'
import { ValueOf } from '#src/kit/value/field/ValueOf.tsx'
import type { Words } from '#src/kit/value/field/useWords.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { administrator, nobody } from '#src/kit/testing/sampleConsole.ts'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import { contract } from '#tools/contract.ts'

afterEach(cleanup)

const words: Words = { label: String, choice: (_, value) => String(value), help: () => '', yesNo: String }

const i18n = await createI18nProvider('en_US')

/** Every private field of every resource. */
const fields = Object.entries<Resource>(contract.resources).flatMap(([noun, { fields }]) =>
  Object.entries(fields).flatMap(([source, field]) =>
    field.private === undefined ? [] : [[`${noun}.${source}`, field] as const],
  ),
)

function shownTo(subject: Subject, field: Field): string {
  render(
    <I18nContextProvider value={i18n}>
      <SubjectContext value={subject}>
        <p data-testid="value">
          <ValueOf {...{ field, words }} source="x" value={null} />
        </p>
      </SubjectContext>
    </I18nContextProvider>,
  )
  return screen.getByTestId('value').textContent
}

it('the contract has private fields to walk over', () => expect(fields.length).toBeGreaterThan(5))

it.each(fields)('%s says to whoever may not see it that there may be a value', (_, field) => {
  // A text is masked, so without a value it is empty.
  expect(shownTo(nobody, field)).toBe(field.kind === 'text' ? '-' : 'No access')
})

it.each(fields)('%s is a dash without a value for whoever may see it', (_, field) => {
  expect(shownTo(administrator, field)).toBe('-')
})
