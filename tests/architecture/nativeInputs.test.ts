import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Inputs that a browser writes in its own language, whatever the language of the console. */
const native = /\btype\s*[=:?][^>\n]*['"](?:date|month|week|time|datetime-local)['"]/

/** The days of a wizard's field are a `DayBox`: its `type` is not that of an input. */
const allowed = ['src/kit/page/wizard/WizardField.tsx', 'src/resources/brandDB/store/ChangeSteps.tsx']

it('no screen has an input for days, months or times that speaks the language of the browser', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !allowed.includes(file))
  const found = files.filter((file) => native.test(readFileSync(join(root, file), 'utf8')))
  expect(found).toEqual([])
  for (const input of [
    `<input type="month" />`,
    `type={isTyped ? 'text' : 'month'}`,
    `{ type: 'date' } as const`,
  ])
    expect(native.test(input), input).toBe(true)
  expect(readFileSync(join(root, 'src/kit/page/wizard/WizardField.tsx'), 'utf8')).not.toMatch(
    /<input[^>]*type=.date/,
  )
})
