import type { ThemeOptions } from '@mui/material'

const hairline = '1px solid var(--line)'
const focusRing = { outline: '2px solid var(--focus)', outlineOffset: 1 }
const popover = {
  backgroundImage: 'none',
  border: hairline,
  borderRadius: 'var(--radius-card)',
  boxShadow: 'var(--shadow)',
}
/**
 * All content must be inside a landmark, tooltips too. Fixed, so that the scrolling page does not clip it.
 */
const inMain = {
  container: () => document.querySelector('main'),
  popperOptions: { strategy: 'fixed' },
} as const
const phone = '@media (max-width: 720px)'

/**
 * The look of MUI's components: hairlines instead of shadows, labels above fields, our focus ring, no ripple,
 * no capitals.
 */
export const muiComponents: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  // The usual track is a shade of the bar, so that nothing done looks like everything done.
  MuiLinearProgress: { styleOverrides: { root: { backgroundColor: 'var(--line)' } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        padding: '5px 12px',
        minHeight: 32,
        whiteSpace: 'nowrap',
        [phone]: { minHeight: 40 },
      },
      sizeSmall: { padding: '2px 8px', minHeight: 26, fontSize: 13 },
      sizeLarge: { padding: '8px 16px', minHeight: 40 },
      outlined: {
        borderColor: 'var(--line)',
        backgroundColor: 'var(--card)',
        '&:hover': { borderColor: 'var(--line-control)', backgroundColor: 'var(--hover)' },
      },
      contained: { '&.Mui-disabled': { backgroundColor: 'var(--grey-soft)', color: 'var(--text-3)' } },
      outlinedPrimary: { color: 'var(--text)' },
      containedPrimary: { '&:hover': { backgroundColor: 'var(--accent-strong)' } },
      text: { '&:hover': { backgroundColor: 'var(--hover)' } },
      startIcon: { marginRight: 6, '& > *:nth-of-type(1)': { fontSize: 18 } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius)',
        color: 'var(--text-2)',
        '&:hover': { backgroundColor: 'var(--hover)' },
      },
      sizeSmall: { padding: 6 },
    },
  },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: 20 }, fontSizeSmall: { fontSize: 18 } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: { defaultProps: { marginThreshold: 8 }, styleOverrides: { paper: popover } },
  MuiMenu: { styleOverrides: { paper: { ...popover, marginTop: 4 }, list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 34,
        padding: '4px 10px',
        borderRadius: 4,
        fontSize: 14,
        gap: 8,
        '&:hover': { backgroundColor: 'var(--hover)' },
        '&.Mui-focusVisible': { backgroundColor: 'var(--hover)', outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: 'var(--selected)',
          color: 'var(--accent)',
        },
        [phone]: { minHeight: 44 },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'var(--text-3)' } } },
  MuiDialog: {
    styleOverrides: {
      paper: { ...popover, margin: 16, width: 'calc(100% - 32px)' },
      paperFullScreen: { margin: 0, width: '100%', maxHeight: 'none', border: 0, borderRadius: 0 },
      root: { '& .MuiBackdrop-root': { backgroundColor: 'var(--scrim)' } },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '20px 24px 8px', fontSize: 16, fontWeight: 600 } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogContentText: { styleOverrides: { root: { color: 'var(--text-2)' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '8px 24px 20px', gap: 8 },
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none', borderColor: 'var(--line)' } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 200, slotProps: { popper: inMain } },
    styleOverrides: {
      tooltip: {
        backgroundColor: 'var(--text)',
        color: 'var(--card)',
        fontSize: 12,
        fontWeight: 400,
        lineHeight: 1.5,
        padding: '4px 8px',
        maxWidth: 280,
      },
      arrow: { color: 'var(--text)' },
    },
  },
  // The label is above the field: no floating, no notch, which also spares the fieldset its legend.
  MuiFormControl: { styleOverrides: { root: { gap: 4 } } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        fontSize: 13,
        lineHeight: 1.5,
        color: 'var(--text-2)',
        whiteSpace: 'normal',
        '&.Mui-focused': { color: 'var(--text-2)' },
        '&.Mui-error': { color: 'var(--red)' },
      },
      asterisk: { color: 'var(--red)' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        backgroundColor: 'var(--card)',
        minHeight: 36,
        '&:hover:not(.Mui-disabled):not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--text-3)',
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--accent)',
          borderWidth: 1,
          boxShadow: '0 0 0 3px var(--accent-soft)',
        },
        '&.Mui-error.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--red)',
          boxShadow: '0 0 0 3px var(--red-soft)',
        },
        '&.Mui-disabled': { backgroundColor: 'var(--page)' },
      },
      input: {
        padding: '7px 12px',
        height: 'auto',
        lineHeight: 1.5,
        [phone]: { fontSize: 16, padding: '9px 12px' },
      },
      multiline: { padding: 0, '& textarea': { padding: '7px 12px' } },
      notchedOutline: { top: 0, borderColor: 'var(--line-control)', '& legend': { display: 'none' } },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: 14 },
      input: { '&::placeholder': { color: 'var(--text-3)', opacity: 1 } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: 0, fontSize: 12, lineHeight: 1.5, color: 'var(--text-2)' } },
  },
  MuiFormLabel: { styleOverrides: { root: { '&.Mui-focused': { color: 'var(--text-2)' } } } },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiAutocomplete: {
    styleOverrides: {
      paper: { ...popover, marginTop: 4 },
      listbox: { padding: 4 },
      inputRoot: {
        '&&': { padding: '2px 6px 2px 8px' },
        '& .MuiAutocomplete-input&& ': { padding: '5px 4px' },
      },
      option: {
        '&&': { minHeight: 34, padding: '4px 10px', borderRadius: 4, [phone]: { minHeight: 44 } },
        '&&.Mui-focused': { backgroundColor: 'var(--hover)' },
        '&&[aria-selected="true"], &&[aria-selected="true"].Mui-focused': {
          backgroundColor: 'var(--selected)',
          color: 'var(--accent)',
        },
      },
      noOptions: { color: 'var(--text-2)' },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { height: 26, fontSize: 13, borderRadius: 13, backgroundColor: 'var(--grey-soft)' },
      outlined: { borderColor: 'var(--line)', backgroundColor: 'transparent' },
      deleteIcon: { fontSize: 16, color: 'var(--text-3)', '&:hover': { color: 'var(--text)' } },
    },
  },
  MuiCheckbox: {
    styleOverrides: { root: { padding: 6, color: 'var(--line-control)', '&.Mui-focusVisible': focusRing } },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 36 }, indicator: { height: 2 } } },
  MuiTab: {
    styleOverrides: { root: { minHeight: 36, minWidth: 0, padding: '6px 12px', color: 'var(--text-2)' } },
  },
  MuiSwitch: { styleOverrides: { switchBase: { '&.Mui-focusVisible .MuiSwitch-thumb': focusRing } } },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--line-fine)' } } },
}
