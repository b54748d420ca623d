#!/bin/sh
# certbot runs this for each new certificate: it installs the certificate for nginx. certbot sets RENEWED_LINEAGE to its folder.
set -eu
: "${RENEWED_LINEAGE:?is set by certbot}"
folder=${TLS_FOLDER:-/etc/purvai/tls}

install -d -m 700 "$folder"
install -m 600 "$RENEWED_LINEAGE/fullchain.pem" "$folder/fullchain.pem.new"
install -m 600 "$RENEWED_LINEAGE/privkey.pem" "$folder/privkey.pem.new"

# nginx does not start with a key that does not match the certificate.
of_certificate=$(openssl x509 -in "$folder/fullchain.pem.new" -noout -pubkey)
of_key=$(openssl pkey -in "$folder/privkey.pem.new" -pubout)
if [ "$of_certificate" != "$of_key" ]; then
  echo "the key of $RENEWED_LINEAGE is not that of its certificate" >&2
  exit 1
fi

mv "$folder/fullchain.pem.new" "$folder/fullchain.pem"
mv "$folder/privkey.pem.new" "$folder/privkey.pem"
systemctl reload nginx
