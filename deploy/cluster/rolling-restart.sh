#!/bin/sh
# Restarts all instances, one after the other, without downtime: it takes each one out of nginx first, and puts it back only
# when it is ready. Run it on the nginx machine.
#
#   RESTART    a command that restarts the instance at the address it gets, and may return immediately;
#              default 'sh -c "ssh ${1%:*} systemctl restart wordloom" -'.
#   RELOAD     a command that reloads nginx; default 'systemctl reload nginx'.
#   INSTANCES  the file with the instances; default /etc/nginx/wordloom/instances.conf.
set -eu
instances=${INSTANCES:-/etc/nginx/wordloom/instances.conf}
reload=${RELOAD:-systemctl reload nginx}
restart=${RESTART:-'sh -c "ssh ${1%:*} systemctl restart wordloom" -'}
# Seconds until no nginx worker sends to an instance that was taken out.
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
      echo "$address isn't ready after $patience s. It stays out of nginx, and those after it were left alone." >&2
      exit 1
    fi
    sleep 1
  done
  write "/$line/ s/ down;/;/"
  echo "$address was restarted."
done
