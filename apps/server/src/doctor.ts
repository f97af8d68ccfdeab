import { type Config, readConfig } from './config/config.ts'
import { SettingError } from './config/setting-values.ts'
import { parseDoctorCommand } from './doctor/command.ts'
import { examine } from './doctor/examine.ts'
import { type Finding, problem } from './doctor/finding.ts'
import { DOCTOR_TEXTS, DOCTOR_USAGE } from './doctor/texts.ts'
import { runCommand } from './operator-command.ts'

await runCommand('doctor', async (args) => {
  const command = parseDoctorCommand(args)
  if (command.kind === 'help') {
    process.stdout.write(DOCTOR_USAGE)
    return
  }
  const config = readSettings()
  const findings = 'level' in config ? [config] : await examine({ config, sendTo: command.sendTo })
  process.stdout.write(
    command.isForPrograms ? `${JSON.stringify(findings, null, 2)}\n` : DOCTOR_TEXTS.report(findings),
  )
  if (findings.some(({ level }) => level === 'problem')) process.exitCode = 1
})

function readSettings(): Config | Finding {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    return problem('settings', error.message, 'See the table of settings in the README.')
  }
}
