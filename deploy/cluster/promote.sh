#!/bin/sh
# Makes the standby the primary. To be run when the primary is lost, or before its machine is taken away; then point-at.sh
# on each machine with a PgBouncer.
#
#   FENCE    a command that ends with 0 only when the old primary runs no more and will not start again, such as
#            'ssh 10.0.0.21 systemctl disable --now postgresql'. Where its machine is certainly off: 'true'.
#   STANDBY  how psql reaches the standby as superuser: 'host=/var/run/postgresql user=postgres dbname=postgres'
#   SYNCHRONOUS_STANDBYS  the standbys that remain, as in synchronous_standby_names; none, if it is not set.
set -eu
: "${FENCE:?}" "${STANDBY:?}"

ask() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --dbname="$STANDBY" --command="$1"
}

# Two primaries must never be written to at the same time.
sh -c "$FENCE"
# Before it is writable: else the first to save would wait for a standby that is not there.
ask "alter system set synchronous_standby_names = '${SYNCHRONOUS_STANDBYS:-}'"
ask 'select pg_reload_conf()' >/dev/null
if [ "$(ask 'select pg_promote(true, 60)')" != t ]; then
  echo 'The standby did not become the primary within 60 s: see its log.' >&2
  exit 1
fi
echo 'The standby is the primary now.'
if [ -z "${SYNCHRONOUS_STANDBYS:-}" ]; then
  echo 'What is saved is on one machine alone until a new standby runs and synchronous_standby_names names it.'
fi
