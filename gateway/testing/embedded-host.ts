import { createServer } from "node:http";
import { embeddedAddress } from "../db/embedded/address";
import { type ServedCluster, serveCluster } from "../db/embedded/serve-cluster";

// A process that serves the test files of one worker their embedded databases, one file after the other. The engine is
// read and compiled once; a process for each file, as a shop has it, would do that forty times.

const served = new Map<string, ServedCluster>();

function breakDown(error: unknown): never {
	process.stderr.write(`An embedded database of the tests broke: ${error}\n`);
	process.exit(1);
}

async function open(folder: string): Promise<string> {
	const address = embeddedAddress(folder);
	served.set(folder, await serveCluster(address, breakDown));
	return address.connectionString;
}

async function close(folder: string): Promise<string> {
	await served.get(folder)?.close();
	served.delete(folder);
	return "";
}

const server = createServer(async (request, response) => {
	const { pathname, searchParams } = new URL(request.url ?? "", "http://host");
	const act = pathname === "/open" ? open : close;
	try {
		response.end(await act(searchParams.get("folder") ?? ""));
	} catch (error) {
		response.writeHead(500).end(String(error));
	}
});
// Only who asks ends a connection: ended here, it may be ended while a busy worker already asks on it again.
server.keepAliveTimeout = 0;

server.listen(Number(process.env.HOST_PORT), "127.0.0.1", () =>
	process.send?.(server.address()),
);
process.once("disconnect", () => process.exit());
