import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { isIP } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** A certificate that nobody trusts unless told to. */
export interface Certificate {
  /** The host that it is for. */
  name: string
  key: Buffer
  cert: Buffer
  /** The certificate as a file, for those who shall trust it. */
  file: string
  remove: () => void
}

/**
 * Makes a self-signed certificate for a host; throws if openssl is missing.
 * @param name a name or an IP address, which leads to this machine
 */
export function makeCertificate(name: string): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"))
  const [keyFile, file] = [join(folder, "key.pem"), join(folder, "cert.pem")]
  const request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
  const subject = ["-subj", `/CN=${name}`, "-addext", `subjectAltName=${isIP(name) ? "IP" : "DNS"}:${name}`]
  execFileSync("openssl", [...request, ...subject, "-keyout", keyFile, "-out", file], { stdio: "ignore" })
  const remove = () => rmSync(folder, { recursive: true })
  return { name, key: readFileSync(keyFile), cert: readFileSync(file), file, remove }
}
