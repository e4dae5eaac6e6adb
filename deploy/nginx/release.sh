#!/bin/sh
# Puts a built site live on a server with nginx, atomically. Five earlier releases stay on disk.
#   release.sh <folder with dist and dist-nginx> [<folder on the server, default /srv/site>]
# To roll back: ln -sfn releases/<name> next && mv -T next current && nginx -s reload
set -eu
built=$1
home=${2:-/srv/site}
name=$(date -u +%Y%m%dT%H%M%SZ)-$$
release=$home/releases/$name

mkdir -p "$release/nginx"
cp -a "$built/dist" "$release/site"
cp "$built"/dist-nginx/*.conf "$(dirname "$0")"/*.conf "$release/nginx/"

# Open pages still request the hashed files of their own release. The live release's files stay for
# thirty days from now, however old that release is.
(cd "$release/site" && find _astro -type f) > "$release/own-files"
if [ -f "$home/current/own-files" ]; then
  (cd "$home/current/site" && xargs touch -c) < "$home/current/own-files"
  (cd "$home/current/site" && find _astro -type f -mtime -30 -exec cp -an --parents {} "$release/site/" \;)
fi

ln -sfn "releases/$name" "$home/next"
mv -T "$home/next" "$home/current"
ls -1d "$home"/releases/* | head -n -6 | xargs -r rm -r
