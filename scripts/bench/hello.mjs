import { createServer } from "node:http";

// The least that Node's own server does: what it cannot do, nothing on it can.

const body = Buffer.from("hello");

createServer((_, res) => {
	res.writeHead(200, {
		"content-type": "text/plain",
		"content-length": body.length,
	});
	res.end(body);
}).listen(Number(process.env.PORT), "127.0.0.1");
