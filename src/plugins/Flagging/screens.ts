// What the lists of the area are made of, which is one chunk: pages and forms come after them (pages.ts).
export { FlagList } from '#src/resources/Flagging/flag/FlagList.tsx'
export { FlagRuleList } from '#src/resources/Flagging/flagRule/FlagRuleList.tsx'
