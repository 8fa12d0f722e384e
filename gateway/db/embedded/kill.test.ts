import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, Pool } from "pg";
import { byExtent } from "../../testing/extent";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./start";

const rounds = byExtent(5, 20);
const writers = 4;
const acknowledgedPerRound = 60;

let folder: string;
let nextId = 0;
const acknowledged: number[] = [];

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "harbour-kill-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Commits rows until the database is gone; a row counts once its commit was answered. */
async function write(pool: Pool, onAcknowledged: () => void): Promise<void> {
	for (;;) {
		const id = nextId++;
		try {
			await pool.query("INSERT INTO kept VALUES ($1, $2)", [
				id,
				"x".repeat(id % 5_000),
			]);
		} catch {
			return;
		}
		acknowledged.push(id);
		onAcknowledged();
	}
}

async function killWhileWriting(database: EmbeddedDatabase): Promise<void> {
	const pool = new Pool({
		connectionString: database.connectionString,
		max: writers,
	});
	pool.on("error", () => {});
	const aim = acknowledged.length + acknowledgedPerRound;
	const kill = () => {
		if (acknowledged.length === aim) process.kill(database.pid, "SIGKILL");
	};
	await Promise.all(Array.from({ length: writers }, () => write(pool, kill)));
	await database.exited;
	await pool.end();
}

async function readIds({ connectionString }: EmbeddedDatabase) {
	const client = new Client({ connectionString });
	await client.connect();
	const { rows } = await client.query<{ id: number }>("SELECT id FROM kept");
	await client.end();
	return new Set(rows.map(({ id }) => id));
}

async function makeTable({ connectionString }: EmbeddedDatabase) {
	const client = new Client({ connectionString });
	await client.connect();
	await client.query("CREATE TABLE kept (id int PRIMARY KEY, text text)");
	await client.end();
}

test(`every acknowledged row survives ${rounds} kills of the database process`, async () => {
	let database = await startEmbeddedDatabase(folder);
	await makeTable(database);
	for (let round = 0; round < rounds; round += 1) {
		await killWhileWriting(database);
		database = await startEmbeddedDatabase(folder);
	}
	const present = await readIds(database);
	await database.stop();
	const lost = acknowledged.filter((id) => !present.has(id));
	process.stdout.write(
		`rounds=${rounds} acknowledged=${acknowledged.length} present=${present.size} lost=${lost.length}\n`,
	);
	expect(lost).toEqual([]);
	expect(acknowledged.length).toBeGreaterThanOrEqual(
		rounds * acknowledgedPerRound,
	);
}, 600_000);
