import type { Theme } from '@mui/material'

/** The styles of icons (src/kit/base/icon/createIcon.tsx), as MUI computes them for each of its own. */
export const iconStyles = ({ palette, transitions }: Theme) => ({
  '.MuiSvgIcon-root': {
    display: 'inline-block',
    flexShrink: 0,
    width: '1em',
    height: '1em',
    userSelect: 'none',
    fill: 'currentColor',
    fontSize: 20,
    transition: transitions.create('fill', { duration: transitions.duration.shorter }),
  },
  '.MuiSvgIcon-fontSizeSmall': { fontSize: 18 },
  '.MuiSvgIcon-colorPrimary': { color: palette.primary.main },
  '.MuiSvgIcon-colorSecondary': { color: palette.secondary.main },
  '.MuiSvgIcon-colorError': { color: palette.error.main },
  '.MuiSvgIcon-colorWarning': { color: palette.warning.main },
  '.MuiSvgIcon-colorInfo': { color: palette.info.main },
  '.MuiSvgIcon-colorSuccess': { color: palette.success.main },
  '.MuiSvgIcon-colorAction': { color: palette.action.active },
  '.MuiSvgIcon-colorDisabled': { color: palette.action.disabled },
})
