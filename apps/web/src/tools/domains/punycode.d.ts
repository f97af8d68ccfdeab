declare module 'punycode.js' {
  const punycode: { readonly toUnicode: (name: string) => string }
  export default punycode
}
