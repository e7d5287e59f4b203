import { workspaceScreens } from '#src/resources/DP/workspace/workspaceScreens.tsx'

// The screens of the area, which are one chunk.
export const { SiteCalendar, TenantDirectory, WorkspaceHome } = workspaceScreens('DP')
