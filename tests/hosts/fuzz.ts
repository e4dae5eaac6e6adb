import { connect } from "node:net";
import fc from "fast-check";
import { script } from "./answers.ts";

const words = (text: string) => fc.constantFrom("", ...text.split(" "));
const long = fc
  .tuple(words("a / %41 é"), fc.constantFrom(100, 3_000, 9_000, 70_000))
  .map(([unit, times]) => unit.repeat(times / (unit.length || 1)));
const odd =
  "%2e%2e .. . // \\ %2f %00 %0d%0a %zz %C3 index .html ? # 0-9 5-2 -5 18446744073709551616";
const piece = fc.oneof(words(odd), fc.string({ unit: "binary" }), fc.string());
const value = fc.oneof(
  fc.array(words("bytes= items= - , 0 5 18446744073709551616 1e3 x")).map((list) => list.join("")),
  fc.array(words("br gzip xbr * identity ;q=0 ;q=1 ;q=x , deflate")).map((list) => list.join("")),
  words('* "a" W/"a 0 Mon -1 99999999999999999999 chunked 100-continue'),
  fc.string(),
  long,
);
const name = words(
  "Range Accept-Encoding If-None-Match If-Match If-Range If-Modified-Since If-Unmodified-Since " +
    "Content-Length Transfer-Encoding Expect Upgrade Cookie Host X",
);

/** A request with known or odd parts; some are oversized or malformed. */
const request = fc
  .tuple(
    fc.oneof({ weight: 9, arbitrary: words("GET HEAD") }, words("POST TRACE G\0T")),
    fc.oneof(
      { weight: 3, arbitrary: words(`/ /about /og/home.png /nowhere /_headers * /${script}`) },
      fc.array(piece).map((list) => `/about${list.join("")}`),
      long.map((text) => `/${text}`),
    ),
    fc.oneof({ weight: 19, arbitrary: fc.constant("HTTP/1.1") }, words("HTTP/1.0 HTTP/9.9 X")),
    fc.array(fc.tuple(name, value), { maxLength: 5 }),
  )
  .map(([method, path, version, headers]) => {
    const lines = headers.map((pair) => `${pair.join(": ")}\r\n`).join("");
    return `${method} ${path} ${version}\r\nHost: localhost\r\nConnection: close\r\n${lines}\r\n`;
  });

/** Sends 10,000 requests, the same ones each time; returns those that were not answered right. */
export async function sendOddRequests(port: number): Promise<string[]> {
  const requests = fc.sample(request, { numRuns: 10_000, seed: 1 });
  const wrong: string[] = [];
  const worker = async () => {
    for (let text = requests.pop(); text !== undefined; text = requests.pop()) {
      const answer = await exchange(port, text);
      if (!isRight(answer)) wrong.push(`${text.slice(0, 200)} → ${answer.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: 32 }, worker));
  return wrong;
}

/** A server may also answer as HTTP/0.9, without a status, or close the connection. */
function isRight(answer: string): boolean {
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 400);
  const location = /\r\nlocation: (\S*)/i.exec(answer)?.[1] ?? "/";
  return (status < 500 || status === 501 || status === 505) && /^\/(?![/\\])/.test(location);
}

/** What the server sends until it closes the connection or pauses. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1").setTimeout(200, () => socket.destroy());
    let answer = "";
    socket.setEncoding("latin1").on("data", (data: string) => {
      answer += data;
    });
    socket.on("error", () => socket.destroy()).on("close", () => resolve(answer));
    socket.write(text, "latin1");
  });
}
