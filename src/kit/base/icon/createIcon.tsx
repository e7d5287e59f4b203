import { SvgIcon, type SvgIconProps } from '@mui/material'
import type { ReactNode } from 'react'

/**
 * What makes the icons of `@mui/icons-material` in a build (tools/leanPackages.js): the same element with the same classes
 * as MUI's own, which would be five components, and computes the styles of each. A page has a hundred icons. The styles are
 * in ConsoleTheme. Props that need more than that lead to MUI's.
 */
export default function createIcon(path: ReactNode, name: string) {
  const Icon = ({
    className,
    color = 'inherit',
    fontSize = 'medium',
    titleAccess,
    ...other
  }: SvgIconProps) => {
    if (needsMui.some((prop) => prop in other)) {
      return <SvgIcon {...{ className, color, fontSize, titleAccess, ...other }}>{path}</SvgIcon>
    }
    const classes = ['MuiSvgIcon-root', `MuiSvgIcon-fontSize${capitalize(fontSize)}`]
    if (color !== 'inherit') classes.push(`MuiSvgIcon-color${capitalize(color)}`)
    if (className) classes.push(className)
    return (
      <svg
        className={classes.join(' ')}
        focusable="false"
        aria-hidden={titleAccess ? undefined : true}
        role={titleAccess ? 'img' : undefined}
        viewBox="0 0 24 24"
        data-testid={`${name}Icon`}
        {...other}
      >
        {path}
        {titleAccess ? <title>{titleAccess}</title> : null}
      </svg>
    )
  }
  return Icon
}

const needsMui = ['sx', 'component', 'htmlColor', 'inheritViewBox', 'classes']

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
