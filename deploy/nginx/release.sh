#!/bin/sh
# Puts a built site live on a plain server, at once and whole, and keeps the five before it.
#   release.sh <folder with dist and dist-nginx> [<folder on the server, /srv/site>]
# Back to the one before: ln -sfn releases/<name> next && mv -T next current && nginx -s reload
set -eu
built=$1
home=${2:-/srv/site}
name=$(date -u +%Y%m%dT%H%M%SZ)-$$
release=$home/releases/$name

mkdir -p "$release/nginx"
cp -a "$built/dist" "$release/site"
cp "$built"/dist-nginx/*.conf "$(dirname "$0")"/*.conf "$release/nginx/"

# Pages that visitors still have open go on asking for the files of the release they came with: for
# thirty days from now, however old the live release is.
(cd "$release/site" && find _astro -type f) > "$release/own-files"
if [ -f "$home/current/own-files" ]; then
  (cd "$home/current/site" && xargs touch -c) < "$home/current/own-files"
  (cd "$home/current/site" && find _astro -type f -mtime -30 -exec cp -an --parents {} "$release/site/" \;)
fi

ln -sfn "releases/$name" "$home/next"
mv -T "$home/next" "$home/current"
ls -1d "$home"/releases/* | head -n -6 | xargs -r rm -r
