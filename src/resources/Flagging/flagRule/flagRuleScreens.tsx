import { useRecordContext } from 'react-admin'
import { flag } from '#contract/Flagging/flag.ts'
import { flagRule } from '#contract/Flagging/flagRule.ts'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { FlagFigure } from '#src/resources/Flagging/flag/FlagFigure.tsx'
import { FlagRuleList, flagRuleLooks } from './FlagRuleList.tsx'

/** The rules of the watch list, each with its thresholds by site and line of trade below it. */
export const ruleScreens = resourceScreens(flagRule, {
  looks: flagRuleLooks,
  list: FlagRuleList,
  form: [
    {
      title: 'Flagging.rules.group.what',
      fields: ['code', 'metric', 'operator', 'threshold', 'periods', 'severity', 'is_active'],
    },
    { title: 'Flagging.rules.group.where', fields: ['site', 'level1_id'] },
    { title: 'Flagging.rules.group.names', fields: ['name', 'name_tc', 'name_en'] },
  ],
  facts: ['code', 'metric', 'threshold', 'severity'],
  related: Flags,
})

/** What the rule has found and nobody has cleared. */
function Flags() {
  const rule = useRecordContext()
  if (!rule) return null
  return (
    <RelatedRecords
      title="Flagging.rules.flags"
      contract={flag}
      of="store_id"
      filter={{ rule_id: [rule.id], status: { $ne: 'cleared' } }}
      empty="Flagging.rules.no_flags"
      renderBeside={(record) => <FlagFigure record={record} />}
    />
  )
}
