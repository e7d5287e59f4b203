import type { Outcome } from './trial.ts'

/** An outcome as lines for a terminal: the verdict, the call, and the details. */
export function lineOf({ call, verdict, isExtension, deviations, accepted, why }: Outcome): string {
  const head = `${words[verdict].padEnd(10)}${call}${isExtension ? '  (extension)' : ''}${why ? `  ${why}` : ''}`
  return [
    head,
    ...deviations.map((what) => `            deviates: ${what}`),
    ...accepted.map((what) => `            accepted: ${what}`),
  ].join('\n')
}

const words = {
  conforms: 'conforms',
  deviates: 'DEVIATES',
  missing: 'missing',
  untried: 'not tried',
} as const

/** How many calls had which verdict. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const count = (verdict: Outcome['verdict']) =>
    outcomes.filter((outcome) => outcome.verdict === verdict).length
  const tried = count('conforms') + count('deviates')
  const percent = tried === 0 ? 0 : Math.floor((count('conforms') / tried) * 100)
  const extensions = outcomes.filter(
    ({ verdict, isExtension }) => verdict === 'missing' && isExtension,
  ).length
  return [
    `${count('conforms')} conform, ${count('deviates')} deviate, ${count('missing')} missing`,
    ` (${extensions} of them extensions), ${count('untried')} not tested; `,
    `${percent} % of the tested calls conform`,
  ].join('')
}
