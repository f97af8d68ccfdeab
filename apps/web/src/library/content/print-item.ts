import { tellFailure } from '#ui/tell/tell.ts'

export async function printLoaded(name: string, load: () => Promise<string>, failure: string): Promise<void> {
  try {
    printText(name, await load())
  } catch (error) {
    tellFailure(error, failure)
  }
}

function printText(name: string, text: string): void {
  const heading = document.createElement('h1')
  heading.textContent = name
  heading.className = 'mb-3 text-lg/7 font-bold wrap-anywhere'
  const lines = document.createElement('pre')
  lines.textContent = text
  lines.className = 'text-sm/5 whitespace-pre-wrap wrap-anywhere'
  const sheet = document.createElement('section')
  sheet.dataset['printSheet'] = ''
  sheet.className = 'hidden print:block'
  sheet.append(heading, lines)
  document.body.append(sheet)
  addEventListener('afterprint', () => sheet.remove(), { once: true })
  print()
}
