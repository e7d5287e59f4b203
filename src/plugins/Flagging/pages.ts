// Pages, forms and cards of the area, which are one chunk.
export { FlagAddress, FlagBoard, flagScreens } from '#src/resources/flag/screens.tsx'
export { FlaggedTenants } from '#src/resources/flag/FlaggedTenants.tsx'
export { ShopFlagCard, ShopFlags } from '#src/resources/flag/ShopFlags.tsx'
export { ruleScreens } from '#src/resources/flagRule/screens.tsx'
