import { evaluate, nobody, type Answer, type Rule } from '#contract/access.ts'

/** A rule with the answer of each of its parts. */
export interface RuleNode {
  readonly rule: Rule
  readonly answer: Answer
  readonly parts: readonly RuleNode[]
}

/** Decides a rule part by part. `answerOf` decides the parts that have no parts of their own. */
export function decided(rule: Rule, answerOf: (leaf: Rule) => Answer): RuleNode {
  const parts = partsOf(rule).map((part) => decided(part, answerOf))
  return { rule, parts, answer: parts.length === 0 ? answerOf(rule) : together(rule, parts) }
}

/** The parts of a rule that have no parts of their own. */
export const leavesOf = (rule: Rule): readonly Rule[] => {
  const parts = partsOf(rule)
  return parts.length === 0 ? [rule] : parts.flatMap(leavesOf)
}

/** A part of a rule on its own line. */
export interface RuleLine extends Pick<RuleNode, 'rule' | 'answer'> {
  readonly depth: number
  /** Whether the answer to the whole rule follows from it. */
  readonly decides: boolean
}

/** The lines of a rule from the top, with what its answer follows from. */
export const linesOf = ({ rule, answer, parts }: RuleNode, depth = 0, decides = true): RuleLine[] => [
  { rule, answer, depth, decides },
  ...parts.flatMap((part) => linesOf(part, depth + 1, decides && (part.answer === answer || isNot(rule)))),
]

const isNot = (rule: Rule): boolean => typeof rule !== 'string' && 'not' in rule

function partsOf(rule: Rule): readonly Rule[] {
  if (typeof rule === 'string') return []
  return 'all' in rule ? rule.all : 'any' in rule ? rule.any : 'not' in rule ? [rule.not] : []
}

/** Gives `evaluate` a rule with the answer of each part, so that nothing else knows how parts are combined. */
function together(rule: Rule, parts: readonly RuleNode[]): Answer {
  const known = parts.map(({ answer }) => standIn[answer])
  const [first = standIn.yes] = known
  if (typeof rule === 'string') return 'maybe'
  return evaluate('all' in rule ? { all: known } : 'any' in rule ? { any: known } : { not: first }, nobody)
}

/** A rule with each answer for somebody without any rights and without a record. */
const standIn: Readonly<Record<Answer, Rule>> = {
  yes: { all: [] },
  no: { any: [] },
  maybe: { self: 'unknown' },
}
