import { dev } from "astro";

// The editor answers this machine only: 127.0.0.1 can't be reached from anywhere else.
process.env.SITE_EDIT = "1";
const port = Number(process.env.PORT ?? 4321);
const server = await dev({ logLevel: "warn", server: { host: "127.0.0.1", port } });
const address = `http://127.0.0.1:${server.address.port}`;
// Content that changes while the first page of all is being made would not reach any page.
await (await fetch(address)).text();
console.log(`The editor is at ${address}/edit (stop it with Ctrl+C)`);
