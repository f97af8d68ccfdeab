export const PASSWORD = 'seven looms at dusk'
