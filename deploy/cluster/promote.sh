#!/bin/sh
# Makes the standby the primary. Run it when you have lost the primary, or before you remove its machine. Then run point-at.sh on each
# machine with PgBouncer.
#
#   FENCE    a command that exits with 0 only if the old primary has stopped and won't start again, such as
#            'ssh 10.0.0.21 systemctl disable --now postgresql'. If its machine is certainly off: 'true'.
#   STANDBY  how psql reaches the standby as superuser: 'host=/var/run/postgresql user=postgres dbname=postgres'
#   SYNCHRONOUS_STANDBYS  the remaining standbys, as in synchronous_standby_names; default none.
set -eu
: "${FENCE:?}" "${STANDBY:?}"

ask() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --dbname="$STANDBY" --command="$1"
}

# Two primaries must never accept writes at the same time.
sh -c "$FENCE"
# Do this before the standby is writable: otherwise the first save waits for a standby that doesn't exist.
ask "alter system set synchronous_standby_names = '${SYNCHRONOUS_STANDBYS:-}'"
ask 'select pg_reload_conf()' >/dev/null
if [ "$(ask 'select pg_promote(true, 60)')" != t ]; then
  echo "The standby didn't become the primary within 60 s: see its log." >&2
  exit 1
fi
echo 'The standby is the primary now.'
if [ -z "${SYNCHRONOUS_STANDBYS:-}" ]; then
  echo 'What is saved is on one machine alone until a new standby runs and synchronous_standby_names names it.'
fi
