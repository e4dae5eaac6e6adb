#!/bin/sh
# Puts a build live on a server with nginx, or an earlier release back, in one step: nginx reads the
# link "current" only when it reloads, and each release has the path of its files in its own
# configuration. Pages and their policy can't differ. A release that fails leaves nothing behind.
#   release.sh <folder with dist and dist-nginx>
#   release.sh --back [<name of a release>]
# SITE_HOME is the folder on the server, /srv/site by default; NGINX the command.
set -eu
umask 022
home=${SITE_HOME:-/srv/site}
nginx=${NGINX:-nginx}
releases=$home/releases
mkdir -p "$releases"
exec 9> "$home/lock"
flock 9
live=$(readlink "$home/current" || true)
new=

point_to() {
  ln -sfn "$1" "$home/next"
  mv -T "$home/next" "$home/current"
}

# Newest first: the releases that have been live, by the time they last went live.
were_live() {
  find "$releases" -mindepth 2 -maxdepth 2 -name live -printf '%T@ %h\n' | sort -rn | cut -d' ' -f2-
}

undo() {
  status=$?
  [ "$status" != 0 ] || return 0
  if [ -n "$live" ]; then point_to "$live"; else rm -f "$home/current"; fi
  [ -z "$new" ] || rm -rf "$new"
  echo "Nothing was changed: the release before it is still live." >&2
}

go_live() {
  point_to "releases/$(basename "$1")"
  touch "$1/live"
  $nginx -t -q
  $nginx -s reload
}

trap undo EXIT
trap 'exit 1' HUP INT TERM

if [ "$1" = --back ]; then
  name=${2:-$(were_live | grep -vxF "$home/$live" | head -n 1)}
  back=$releases/$(basename "$name")
  if [ -z "$name" ] || [ ! -f "$back/live" ]; then
    echo "There is no such release." >&2
    exit 1
  fi
  go_live "$back"
  exit
fi

new=$releases/$(date -u +%Y%m%dT%H%M%SZ)-$$
mkdir -p "$new/nginx"
cp -r --preserve=timestamps "$1/dist" "$new/site"
cp "$1"/dist-nginx/*.conf "$(dirname "$0")"/*.conf "$new/nginx/"
echo "root $new/site;" > "$new/nginx/root.conf"

# Open pages still request the hashed files of their own release. The live release's files stay for
# thirty days from now, however old that release is.
(cd "$new/site" && find _astro -type f) > "$new/own-files"
if [ -f "$home/current/own-files" ]; then
  (cd "$home/current/site" && xargs touch -c) < "$home/current/own-files"
  (cd "$home/current/site" && find _astro -type f -mtime -30 -exec cp -an --parents {} "$new/site/" \;)
fi
# A build made with umask 077 is readable by its owner alone.
chmod -R u=rwX,go=rX "$new"
chmod go=rx "$home" "$releases"

go_live "$new"

# Five earlier releases stay. What never went live was interrupted.
were_live | tail -n +7 | xargs -r rm -r
for each in "$releases"/*; do [ -f "$each/live" ] || rm -r "$each"; done
