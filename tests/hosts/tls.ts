import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Makes a certificate for localhost and its authority's; returns their files. */
export function makeCertificate(
  folder: string,
  days: number,
): { authority: string; chain: string; key: string } {
  const file = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync("openssl", args, { stdio: "ignore" });
  const fresh = [
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:P-256",
    "-nodes",
    "-days",
    `${days}`,
  ];
  writeFileSync(file("names"), "subjectAltName=DNS:localhost");
  openssl(
    ...["req", "-x509", ...fresh, "-subj", "/CN=Test authority"],
    ...["-keyout", file("ca.key"), "-out", file("ca.pem")],
  );
  openssl(
    ...["req", ...fresh.slice(0, 5), "-subj", "/CN=localhost"],
    ...["-keyout", file("site.key"), "-out", file("site.csr")],
  );
  openssl(
    ...["x509", "-req", "-in", file("site.csr"), "-days", `${days}`, "-extfile", file("names")],
    ...["-CA", file("ca.pem"), "-CAkey", file("ca.key"), "-CAcreateserial"],
    ...["-out", file("site.pem")],
  );
  return { authority: file("ca.pem"), chain: file("site.pem"), key: file("site.key") };
}
