/** The page that lists the plugins of the installation: its address, and who may see it. */
export const pluginsPage = { path: '/_plugins', can: 'system.param.view' } as const
