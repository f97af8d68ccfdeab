export const PLACEHOLDER = 'Enter items one per line'
