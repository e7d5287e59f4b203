// @runs longer in full runs
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isShort } from '#tests/support/isShort.ts'
import { permissionProblems } from '#tools/permissionProblems.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const declared = ['parking.view', 'parking.edit', 'parking.export']
const named = new Map([
  ['parking.view', 'parking_lot, view,'],
  ['parking.edit', 'parking_lot, update,'],
])

describe('the check of permission codes', () => {
  it('passes when each is asked for, or waits for its area', () => {
    expect(permissionProblems({ declared, named, waiting: { 'parking.export': 'parking' } })).toEqual([])
  })

  it('fails for a code that nothing asks for', () => {
    expect(permissionProblems({ declared, named, waiting: {} })).toEqual([
      'No rule, menu entry or page uses parking.export.',
    ])
  })

  it('fails for a rule with a code that nobody declared', () => {
    const misspelt = new Map([...named, ['parking.exprot', 'parking_lot, exports,']])
    expect(
      permissionProblems({ declared, named: misspelt, waiting: { 'parking.export': 'parking' } }),
    ).toEqual(['parking_lot, exports, names parking.exprot, which no area declares.'])
  })

  it('fails for a code that is said to wait and does not', () => {
    const waiting = { 'parking.export': 'parking', 'parking.edit': 'parking' }
    expect(permissionProblems({ declared, named, waiting })).toEqual([
      'parking.edit waits for parking no longer: take it out of tools/permissions.js.',
    ])
  })

  // `npm test` has done this before.
  it.skipIf(isShort)('passes for the codes of the console', () => {
    const said = execFileSync(process.execPath, ['tools/permissions.js'], { cwd: root, encoding: 'utf8' })
    expect(said).toMatch(/^\d+ codes, 0 of them waiting for their areas\n$/)
  })
})
