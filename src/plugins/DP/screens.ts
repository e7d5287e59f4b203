import { workspaceScreens } from '#src/resources/workspace/screens.tsx'

// The screens of the area, which are one chunk.
export const { SiteCalendar, TenantDirectory, WorkspaceHome } = workspaceScreens('DP')
