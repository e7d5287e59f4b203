/** The shell's own page about its plugins: where it is, and who may see how the installation is set up. */
export const pluginsPage = { path: '/_plugins', can: 'system.param.view' } as const
