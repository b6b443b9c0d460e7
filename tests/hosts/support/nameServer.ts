import { createSocket } from "node:dgram"
import { once } from "node:events"

/** A name server for tests. */
export interface NameServer {
  /** Address and port, as nginx writes them. */
  address: string
  /** Lets every name lead to another address from now on. */
  moveTo: (address: string) => void
  stop: () => void
}

/** Starts a name server that knows one IPv4 address for all names, for a second each (RFC 1035, section 4.1). */
export async function startNameServer(first: string): Promise<NameServer> {
  let current = first
  const socket = createSocket("udp4", (query, asker) => {
    // After the header: the name, which ends with a zero byte, its type and its class.
    const question = query.subarray(12, query.indexOf(0, 12) + 5)
    const answers = question.readUInt16BE(question.length - 4) === 1 ? 1 : 0
    const header = Buffer.from([...query.subarray(0, 2), 0x85, 0x80, 0, 1, 0, answers, 0, 0, 0, 0])
    const record = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...current.split(".").map(Number)]
    socket.send([header, question, Buffer.from(answers === 1 ? record : [])], asker.port, asker.address)
  })
  socket.bind(0, "127.0.0.1")
  await once(socket, "listening")
  return {
    address: `127.0.0.1:${socket.address().port}`,
    moveTo(address) {
      current = address
    },
    stop: () => void socket.close(),
  }
}
