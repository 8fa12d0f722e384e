import { once } from "node:events";
import {
	type AddressInfo,
	connect,
	createServer,
	type Server,
	type Socket,
} from "node:net";
import { slowByMs } from "./carry-bytes";
import { openProxy, type StoreProxy } from "./open-proxy";

let server: Server;
let proxy: StoreProxy;
let asked: Socket[];
let questions: string[];

/** Answers each packet by the same bytes. */
beforeEach(async () => {
	asked = [];
	questions = [];
	server = createServer((socket) => {
		asked.push(socket);
		socket.on("error", () => {});
		socket.on("data", (bytes) => {
			questions.push(String(bytes));
			server.emit("asked");
			socket.write(bytes);
		});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	proxy = await openProxy(`postgresql://nobody@127.0.0.1:${port}/none`);
});
afterEach(async () => {
	await proxy.close();
	for (const socket of asked) socket.destroy();
	server.close();
});

async function enter(): Promise<Socket> {
	const socket = connect(Number(new URL(proxy.url).port), "127.0.0.1");
	socket.setNoDelay(true);
	await once(socket, "connect");
	return socket;
}

/** What comes until so many bytes are there, or until the end. */
function hear(socket: Socket, bytes: number) {
	return new Promise<{ text: string; end?: string }>((settle) => {
		let text = "";
		let failure: string | undefined;
		socket.on("data", (part) => {
			text += part;
			if (text.length >= bytes) settle({ text });
		});
		socket.on("error", ({ code }: NodeJS.ErrnoException) => {
			failure = code;
		});
		socket.on("close", () => settle({ text, end: failure ?? "closed" }));
	});
}

test("a slow network hands on every packet late, and in its order", async () => {
	proxy.turn("slow");
	const socket = await enter();
	const heard = hear(socket, 2);
	const startedAt = performance.now();
	socket.write("a");
	await once(server, "asked");
	proxy.turn("open");
	socket.write("b");
	expect(await heard).toEqual({ text: "ab" });
	expect(performance.now() - startedAt).toBeGreaterThanOrEqual(slowByMs - 1);
	socket.destroy();
});

test("a network that resets takes a connection and breaks it, and those that are there", async () => {
	const there = await enter();
	const whole = hear(there, 4);
	there.write("four");
	expect(await whole).toEqual({ text: "four" });
	const broken = hear(there, 5);
	proxy.turn("reset");
	expect((await broken).end).toBeDefined();
	const socket = await enter().catch(() => undefined);
	if (socket) expect((await hear(socket, 1)).end).toBeDefined();
	proxy.turn("open");
	const again = await enter();
	const served = hear(again, 2);
	again.write("ok");
	expect(await served).toEqual({ text: "ok" });
	again.destroy();
});

test("a network that breaks off hands on the question and the first half of its answer", async () => {
	const socket = await enter();
	proxy.turn("half");
	const heard = hear(socket, 10);
	socket.write("0123456789");
	expect(await heard).toEqual({ text: "01234", end: "closed" });
	expect(questions).toEqual(["0123456789"]);
});
