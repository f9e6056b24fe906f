/** The CSS variables of the theme, written by `src/build/themePlugin.ts`. */
declare module 'virtual:theme.css' {}
