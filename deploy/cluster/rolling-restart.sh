#!/bin/sh
# Restarts all instances, one after the other, so that nobody notices: each is taken out of nginx first, and gets requests
# again only when it says that it is ready. To be run on the machine of nginx.
#
#   RESTART    a command that restarts the instance whose address it is given, and may return at once;
#              'sh -c "ssh ${1%:*} systemctl restart wordloom" -', if it is not set.
#   RELOAD     how nginx is told; 'systemctl reload nginx', if it is not set.
#   INSTANCES  the file of the instances; /etc/nginx/wordloom/instances.conf, if it is not set.
set -eu
instances=${INSTANCES:-/etc/nginx/wordloom/instances.conf}
reload=${RELOAD:-systemctl reload nginx}
restart=${RESTART:-'sh -c "ssh ${1%:*} systemctl restart wordloom" -'}
# Until no worker of nginx sends to an instance any more that has been taken out.
settle=2
patience=60

write() {
  sed "$1" "$instances" >"$instances.new"
  mv "$instances.new" "$instances"
  sh -c "$reload"
}

is_ready() {
  curl --fail --silent --max-time 2 --output /dev/null "http://$1/readyz"
}

for address in $(sed -n 's/^ *server  *\([^ ;]*\).*/\1/p' "$instances"); do
  line="^ *server  *$address[ ;]"
  write "/$line/ s/;/ down;/"
  sleep "$settle"
  sh -c "$restart \"\$0\"" "$address"
  waited=0
  until is_ready "$address"; do
    waited=$((waited + 1))
    if [ "$waited" -gt "$patience" ]; then
      echo "$address is not ready after $patience s. It stays out of nginx, and those after it were left alone." >&2
      exit 1
    fi
    sleep 1
  done
  write "/$line/ s/ down;/;/"
  echo "$address was restarted."
done
