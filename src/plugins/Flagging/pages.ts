// Pages, forms and cards of the area, which are one chunk.
export { FlagAddress, FlagBoard, flagScreens } from '#src/resources/Flagging/flag/flagScreens.tsx'
export { FlaggedTenants } from '#src/resources/Flagging/flag/FlaggedTenants.tsx'
export { ShopFlagCard, ShopFlags } from '#src/resources/Flagging/flag/ShopFlags.tsx'
export { ruleScreens } from '#src/resources/Flagging/flagRule/flagRuleScreens.tsx'
