#!/bin/sh
# Runs a Wordloom command with the settings of the service:
#
#   sudo -u wordloom /opt/wordloom/deploy/with-settings.sh npm run doctor
set -eu
set -a
. "${WORDLOOM_SETTINGS:-/etc/wordloom/wordloom.env}"
set +a
cd "$(dirname "$(readlink -f "$0")")/.."
exec "$@"
