#!/bin/sh
# Points this machine's PgBouncer at another primary: point-at.sh 'host=10.0.0.22 port=5432'
#
#   PRIMARY_INI  the file to rewrite; default /etc/pgbouncer/primary.ini.
#   CONSOLE      how psql reaches PgBouncer's console.
set -eu
primary=${1:?"usage: $0 'host=10.0.0.22 port=5432'"}
file=${PRIMARY_INI:-/etc/pgbouncer/primary.ini}
console=${CONSOLE:-'host=/var/run/postgresql port=6432 user=postgres dbname=pgbouncer'}

printf 'wordloom = %s dbname=wordloom\n' "$primary" >"$file.new"
mv "$file.new" "$file"
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --dbname="$console" --command=reload
