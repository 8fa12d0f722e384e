import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, Pool } from "pg";
import { embeddedAddress } from "./address";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./start";

let folder: string;
let database: EmbeddedDatabase;
let pool: Pool;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "harbour-batches-"));
	database = await startEmbeddedDatabase(folder);
	pool = new Pool({ connectionString: database.connectionString, max: 10 });
}, 60_000);

afterAll(async () => {
	await pool.end();
	await database.stop();
	rmSync(folder, { recursive: true, force: true });
});

test("statements with large values never meet those of other connections", async () => {
	const large = (id: number) => `${id}-`.repeat(60_000);
	const answers = await Promise.all(
		Array.from({ length: 300 }, async (_, id) => {
			const text = id % 2 ? large(id) : String(id);
			const { rows } = await pool.query(
				id % 2
					? "SELECT $1::int AS id, $2::text = $3::text AS same"
					: "SELECT $1::int AS id, true AS same",
				id % 2 ? [id, text, text] : [id],
			);
			return rows[0];
		}),
	);
	expect(answers).toEqual(answers.map((_, id) => ({ id, same: true })));
}, 60_000);

test("a name that another program gave its statement never stands for one of somebody else's", async () => {
	const [one, other] = [0, 1].map(
		() => new Client({ connectionString: database.connectionString }),
	);
	try {
		for (const client of [one, other]) await client?.connect();
		await one?.query({ name: "s1", text: "SELECT $1::text", values: ["rice"] });
		const asked = other?.query({
			name: "s1",
			text: "SELECT $1::int",
			values: [7],
		});
		await expect(asked).rejects.toMatchObject({ code: "42P05" });
	} finally {
		for (const client of [one, other]) await client?.end();
	}
});

describe("a client that vanishes does not hold up the others", () => {
	const cases: [string, Buffer[]][] = [
		["in mid statement", [parse("SELECT 1")]],
		["after a fault in mid statement", [parse("SELECTX 1")]],
		["in a transaction", [message("Q", "BEGIN\0"), parse("SELECT 1")]],
		["in mid message", [parse("SELECT 1").subarray(0, 7)]],
	];
	test.each(cases)(
		"%s",
		async (_, messages) => {
			const socket = await connectRaw();
			socket.write(Buffer.concat(messages));
			// The server takes these up before it learns that the client is gone.
			const waiting = pool.query("SELECT $1::int AS id", [5]);
			socket.destroy();
			expect((await waiting).rows).toEqual([{ id: 5 }]);
		},
		20_000,
	);
});

function message(type: string, body: string | Buffer): Buffer {
	const head = Buffer.alloc(5);
	head.write(type);
	head.writeInt32BE(Buffer.byteLength(body) + 4, 1);
	return Buffer.concat([head, Buffer.from(body)]);
}

function parse(statement: string): Buffer {
	return message("P", `\0${statement}\0\0\0`);
}

async function connectRaw(): Promise<Socket> {
	const socket = connect(embeddedAddress(folder).socketPath);
	const parameters = Buffer.from("user\0postgres\0database\0postgres\0\0");
	const head = Buffer.alloc(8);
	head.writeInt32BE(parameters.length + 8, 0);
	head.writeInt32BE(3 << 16, 4);
	socket.write(Buffer.concat([head, parameters]));
	await new Promise((settle) => socket.once("data", settle));
	return socket;
}
