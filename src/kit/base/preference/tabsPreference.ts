/** The preference that shows the open pages as tabs, with the value `true`. */
export const tabsPreference = 'shell/tabs'
