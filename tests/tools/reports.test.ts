import { spawnSync } from 'node:child_process'

import { describe, expect, it } from 'vitest'

import { programs } from '#tools/programs.js'
import { countReport, countUncalled, totalLine } from '#tools/reports.js'

import { temporaryFolder } from './temporaryFolder.ts'

const folder = temporaryFolder()

describe('the last line of the tests', () => {
  const file = () => folder.path('report.json')
  const failure = { status: 'failed', fullName: 'sums wrongly', failureMessages: ['expected 2 to be 3'] }
  const report = (passed: number, failed: number, testResults: object[] = []) =>
    folder.write(
      'report.json',
      JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults }),
    )

  it('sums all runners', () => {
    expect(
      totalLine([
        { passed: 3, failed: 0 },
        { passed: 2, failed: 1 },
      ]),
    ).toBe('5 passed, 1 failed')
  })

  it('counts what a runner reports', () => {
    report(12, 2, [{ status: 'failed', assertionResults: [failure, failure] }])
    expect(countReport(file(), 1)).toMatchObject({ passed: 12, failed: 2 })
    report(12, 0)
    expect(countReport(file(), 0)).toMatchObject({ passed: 12, failed: 0 })
  })

  it('counts paths that no browser test called, and a run that does not say, as a failure', () => {
    const uncalled = (...lists: string[][]) => {
      for (const [at, list] of lists.entries()) folder.write(`${at}.json`, JSON.stringify(list))
      return countUncalled(lists.map((_, at) => folder.path(`${at}.json`)))
    }
    expect(uncalled([])).toEqual({ passed: 1, failed: 0, failures: [] })
    expect(uncalled(['/menu', '/role'])).toMatchObject({
      failed: 1,
      failures: [expect.stringContaining('/menu, /role')],
    })
    expect(uncalled(['/menu', '/role'], ['/role', '/param'])).toMatchObject({
      failed: 1,
      failures: [expect.stringMatching(/call \/role$/)],
    })
    expect(uncalled(['/menu'], ['/role'])).toMatchObject({ passed: 1 })
    expect(countUncalled([folder.path('none.json')])).toMatchObject({ passed: 0, failed: 1 })
  })

  it('counts a runner that left no report as a failure', () => {
    expect(countReport(file(), 0)).toMatchObject({ passed: 0, failed: 1 })
    expect(countReport(file(), 139)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('counts a runner that died while it wrote its report as a failure', () => {
    folder.write('report.json', '{"numPassedTests": 12, "numFai')
    expect(countReport(file(), 137)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('counts a runner that executed nothing as a failure, however content it is', () => {
    report(0, 0)
    expect(countReport(file(), 0)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('counts a runner that failed beside its tests, as by an unhandled rejection', () => {
    report(12, 0)
    expect(countReport(file(), 1)).toMatchObject({ passed: 12, failed: 1 })
  })

  it('counts a file that broke before its first test, and a failing one only by its tests', () => {
    const failing = { status: 'failed', assertionResults: [failure, { status: 'passed' }] }
    report(1, 1, [
      { name: 'broken.test.ts', status: 'failed', message: 'before any test', assertionResults: [] },
      failing,
      { status: 'passed', assertionResults: [] },
    ])
    expect(countReport(file(), 1)).toMatchObject({
      passed: 1,
      failed: 2,
      failures: [
        expect.stringMatching(/^broken.test.ts\nbefore any test/),
        expect.stringContaining('sums wrongly'),
      ],
    })
  })

  it('reads what vitest really writes', () => {
    folder.write('good.test.mjs', `it('a', () => {}); it.skip('b', () => {})`)
    folder.write('bad.test.mjs', `it('c', () => { throw new Error('no') })`)
    folder.write('broken.test.mjs', `throw new Error('before any test')`)
    const { status } = vitest()
    expect(countReport(file(), status ?? 1)).toMatchObject({ passed: 1, failed: 2 })
  })
})

function vitest() {
  const words = [
    'run',
    '--globals',
    '--root',
    folder.root,
    '--reporter=json',
    '--outputFile',
    folder.path('report.json'),
  ]
  return spawnSync('node', [programs.vitest, ...words])
}
